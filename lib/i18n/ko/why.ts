import type { Messages } from '../en';
import { withParticle } from '../particle';

const list = (names: readonly string[]) => names.join(', ');
const claims = (each: readonly string[], sum: number) => `${list(each)}${each.length > 1 ? ` (합쳐서 ${sum})` : ''}`;
const parts = (shares: readonly number[]) => (shares.length === 1 ? '' : ` (${shares.join(' + ')})`);

export const why: Messages['why'] = {
  view: '정산 보기',
  official: '공식 순서',
  netted: '최소 횟수',
  nettedAbout: (fewest, official) =>
    `결과는 같고, ${official}번 대신 ${fewest}번만 주고받으면 끝납니다. 규칙이 정한 순서는 아닙니다.`,
  nettedSame: (fewest) => `결과는 같습니다. 공식 순서로도 ${fewest}번이면 끝납니다.`,
  notNetted: (names) =>
    `${withParticle(list(names), '이/가')} 도중에 칩이 떨어져 순서에 따라 받는 칩이 달라졌습니다. 그래서 횟수를 줄여 볼 수 없습니다.`,
  hand: (tiles, twos) => (twos === 0 ? `타일 ${tiles}개` : `타일 ${tiles}개, 그중 2가 ${twos}개`),
  wentOut: '다 냄',
  difference: '차이',
  multiplied: (name) => `${name}의 2만큼 곱하기`,
  rule: (clause) => `규칙 ${clause}`,
  reasons: {
    'each-pair': '두 사람씩 정산합니다. 많이 남은 쪽이 차이만큼 냅니다.',
    'winner-collects': '타일을 다 낸 사람만 받습니다.',
    'payer-multiplies': '타일 수 그대로 차이를 내고, 내는 사람이 든 2만큼 곱합니다.',
    'first-is-multiplied': '1등에게 낼 때만, 내는 사람이 든 2만큼 곱합니다.',
    'bare-tiles': '여기서는 2가 있어도 타일 수 그대로 셉니다.',
    'ran-out': '다 낼 수 없으면 가진 칩을 모두 내고 빠집니다. 모자란 칩은 면제됩니다.',
    'last-chip': '마지막 칩까지 딱 맞게 낸 것은 아직 칩이 떨어진 것이 아닙니다.',
    'in-debt': '칩이 0보다 적어져도 빠지지 않고 빚으로 남습니다.',
    'at-once': '모두 합산한 몫을 낼 수 있어 한꺼번에 정산했습니다. 도중에는 0보다 적을 수 있습니다.',
  },
  chips: '칩: 내기 전과 후',
  sums: '합계 맞춰 보기',
  player: '이름',
  before: '정산 전',
  received: '+ 받음',
  paid: '− 냄',
  after: '= 정산 후',
  ranOut: (name, line) => `${withParticle(name, '은/는')} ${line}번 줄에서 칩이 떨어집니다`,
  forgiven: (to, paid, due, rest) => `${to}에게 ${due}칩 중 ${paid}칩만 내고, ${rest}칩은 면제 (규칙 4.8).`,
  claim: (name, due) => `${name} ${due}`,
  unpaid: (name, each, sum) => `${name}에게 더는 받을 수 없는 칩: ${claims(each, sum)}.`,
  unpaidNone: (name) => `${name}에게 더 받을 사람은 없었습니다.`,
  uncollected: (name, each, sum) => `${withParticle(name, '이/가')} 못 받게 된 칩: ${claims(each, sum)}.`,
  uncollectedNone: (name) => `${withParticle(name, '은/는')} 받을 칩이 없었습니다.`,
  twosCost: (total, shares) => `2 때문에 ${total}칩 손해${parts(shares)}`,
  twosCostAll: (total, shares) => (total === 0 ? '2 때문에 칩이 떨어짐' : `2 탓에 ${total}칩 잃고 바닥${parts(shares)}`),
  twosCostNothing: '2가 없어도 칩이 떨어짐',
  overtake: (names, gain) => `${gain}칩 더 따면 ${list(names)} 추월`,
  leadAlone: (gain) => `${gain}칩 더 따면 단독 1등`,
};
