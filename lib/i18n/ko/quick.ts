import type { Messages } from '../en';
import { withParticle } from '../particle';

const list = (names: readonly string[]) => names.join(', ');

export const quick: Messages['quick'] = {
  title: '빠른 정산',
  about: '게임 없이 한 라운드만 정산합니다. 이름은 없어도 되고, 기록에 남지 않습니다.',
  player: (n) => `${n}번`,
  names: '이름',
  namesOptional: '없어도 됨',
  withChips: '칩도 계산하기',
  withoutAbout: '칩을 세지 않으면 탈락하는 사람 없이 낼 칩만 보여 줍니다.',
  withAbout: '라운드 전에 가진 칩을 넣으세요. 다 내지 못하면 칩이 떨어집니다.',
  chipsOf: (name) => `${name}의 칩`,
  badChips: (text, max) => `‘${withParticle(`${text}’`, '은/는')} 쓸 수 없습니다. 칩은 0부터 ${max.toLocaleString('ko')}까지의 정수입니다.`,
  badChipsOf: (name) => `${name}의 칩을 읽을 수 없습니다.`,
  missingChips: (names) => `칩을 아직 넣지 않음: ${list(names)}`,
  round: '이번 라운드',
  rules: '규칙',
  rulesOf: (preset, changed) => (changed === 0 ? preset : `${preset}, ${changed}가지 바꿈`),
  payments: '누가 누구에게',
  paidInFull: '칩을 세지 않아, 내야 할 칩을 모두 낸 것으로 보여 줍니다.',
  after: '정산 후 칩',
  kept: '입력하던 것을 그대로 두었습니다.',
  startAfresh: '처음부터 다시',
  clear: '라운드 지우기',
  cleared: '라운드를 지웠습니다',
  allCleared: '모두 지웠습니다',
  makeMatch: '게임으로 이어 가기',
  matchWithChips: '이 라운드가 첫 라운드가 되고, 넣은 칩을 가지고 시작한 것으로 합니다.',
  matchWithout: (start) => `이 라운드가 첫 라운드가 되고, 모두 칩 ${withParticle(String(start), '으로/로')} 시작합니다.`,
  matchRunsOut: (names, start) =>
    `칩 ${withParticle(String(start), '으로/로')} 시작하면 ${withParticle(list(names), '이/가')} 이 라운드에서 칩이 떨어져, 내는 칩이 달라집니다.`,
  namesFirst: '게임을 하려면 모두 이름이 있어야 합니다.',
};
