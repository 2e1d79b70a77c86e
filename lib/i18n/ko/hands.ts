import { assertNever } from '@/lib/shared';
import type { CombinationError, ComparisonReason, Tile, TileTextError } from '@/lib/rules';
import type { Messages } from '../en';
import { withParticle } from '../particle';

function noCombination(error: CombinationError, tile: (tile: Tile) => string): string {
  switch (error.code) {
    case 'empty':
      return '타일을 눌러 놓으세요.';
    case 'out-of-range':
      return `${withParticle(tile(error.tile), '은/는')} 쓰지 않습니다. 수는 1부터 ${error.highest}까지입니다.`;
    case 'tile-twice':
      return `${withParticle(tile(error.tile), '이/가')} 두 번 있습니다. 한 세트에 하나뿐입니다.`;
    case 'four-tiles':
      return '타일 네 개는 낼 수 없습니다. 같은 수 네 개에 아무 타일 하나를 더하면 포카드입니다.';
    case 'wrong-count':
      return `${error.count}개는 낼 수 없습니다. 1, 2, 3, 5개만 낼 수 있습니다.`;
    case 'no-combination':
      return '이 타일로는 조합이 되지 않습니다.';
    default:
      return assertNever(error);
  }
}

function reason(code: ComparisonReason, winner: string, loser: string): string {
  switch (code) {
    case 'sizes-differ':
      return '타일 수가 다르면 견줄 수 없습니다. 앞사람과 같은 수만 낼 수 있습니다.';
    case 'kind':
      return `${withParticle(winner, '이/가')} ${loser}보다 높은 족보입니다.`;
    case 'number':
      return `${withParticle(winner, '이/가')} ${loser}보다 센 수입니다.`;
    case 'next-number':
      return `더 센 수는 같고, 다음에 ${withParticle(winner, '이/가')} ${withParticle(loser, '을/를')} 이깁니다.`;
    case 'last-number':
      return `여기서는 스트레이트를 끝 수로 견줍니다. ${withParticle(winner, '이/가')} ${loser}보다 높습니다.`;
    case 'sun-in-pair':
      return `수가 같으면 ${winner} 타일이 있는 페어가 이깁니다.`;
    case 'suit':
      return `여기까지 같고, ${withParticle(winner, '이/가')} ${loser}보다 높은 문양입니다.`;
    default:
      return assertNever(code);
  }
}

function badWord(error: TileTextError): string {
  switch (error.code) {
    case 'not-a-tile':
      return `‘${withParticle(`${error.word}’`, '은/는')} 타일이 아닙니다. 수 다음에 c, t, m, s를 쓰세요: 3c, 10t, 2s.`;
    case 'number-out-of-range':
      return `‘${withParticle(`${error.word}’`, '은/는')} 쓰지 않습니다. 수는 1부터 ${error.highest}까지입니다.`;
    default:
      return assertNever(error);
  }
}

const count = (n: number) => n.toLocaleString('ko');

export const hands: Messages['hands'] = {
  title: '어느 쪽이 이기나요?',
  tabs: '족보 도구',
  compare: '비교',
  playable: '낼 수 있는 것',
  guide: '순위표',
  suits: {
    symbol: { sun: '해', moon: '달', star: '별', cloud: '구름' },
    colour: { sun: '빨강', moon: '초록', star: '노랑', cloud: '검정' },
  },
  kinds: {
    single: '싱글',
    pair: '페어',
    triple: '트리플',
    straight: '스트레이트',
    flush: '플러시',
    'full-house': '풀하우스',
    'four-card': '포카드',
    'straight-flush': '스트레이트 플러시',
  },
  tile: (number, suit) => `${suit} ${number}`,
  hand: { a: '가 패', b: '나 패' },
  chooseHand: (name) => `${name}에 놓기`,
  textOf: (name) => `${name} 글자로`,
  textHint: '3c 10t 2s',
  takeBack: (tile) => `${tile} 빼기`,
  takeBackDecider: (tile) => `${tile} 빼기, 승부를 정한 타일`,
  clearHand: (name) => `${name} 비우기`,
  pool: '타일',
  verdict: '판정',
  noPlay: (name) => `${withParticle(name, '은/는')} 낼 수 없는 패라 견줄 수 없습니다.`,
  wins: (winner, winnerKind, loserKind) =>
    `${winner} 승: ${withParticle(winnerKind, '이/가')} ${withParticle(loserKind, '을/를')} 이깁니다.`,
  winsHigher: (winner, kind) => `${winner} 승: 더 높은 ${kind}입니다.`,
  notComparable: '견줄 수 없습니다.',
  rule: (clause) => `규칙 ${clause}`,
  reason,
  tileInBoth: (tile) => `${withParticle(tile, '이/가')} 양쪽에 있습니다. 한 세트에 하나뿐입니다.`,
  noCombination,
  badWord,
  elsewhere: '다르게 정하는 곳도 있습니다',
  elsewhereStraight: (order, winner) =>
    order === 'natural'
      ? `스트레이트를 끝 수로 견주면 ${winner} 승.`
      : `공식 스트레이트 순서로는 ${winner} 승.`,
  elsewhereFlush: (order, winner) =>
    ({
      'all-numbers': `플러시의 다섯 수를 모두 견주면 ${winner} 승.`,
      'highest-then-suit': `플러시의 가장 센 수와 문양만 보면 ${winner} 승.`,
      'suit-first': `플러시의 문양을 먼저 보면 ${winner} 승.`,
    })[order],
  short: (kind, needed) => `${kind}까지 한 개 모자람: ${needed} 필요.`,
  shortInstead: (kind, needed, instead) => `${kind}까지 한 개 모자람: ${instead} 대신 ${needed} 필요.`,
  or: (options) => options.join(' 또는 '),
  anyOf: (number) => `${number}`,
  anyTile: '아무 타일',
  anySuit: (suit) => `아무 ${suit}`,
  table: '인원',
  players: (n) => `${n}명`,
  tableAndRules: '인원과 규칙',
  fromMatch: '진행 중인 게임의 규칙으로 봅니다.',
  share: '이 판정 공유',
  copied: '링크를 복사했습니다',
  shareFailed: '링크를 공유하지 못했습니다. 주소창에 있습니다.',
  strength: (name) => `${withParticle(name, '은/는')} 얼마나 센가요?`,
  beatenBy: (beating, all) =>
    beating === 0 ? `${count(all)}가지 중 지는 것이 없음` : `${count(all)}가지 중 ${count(beating)}가지에 짐`,
  counting: '세는 중…',
  beatenAbout: '다른 사람이 아직 가질 수 있는 같은 개수의 패',
  weakerShare: (weaker, all) => `낼 수 있는 ${count(all)}가지 중 ${count(weaker)}가지를 이깁니다.`,
  strongest: '가장 센 패',
  nextStronger: '바로 위의 패',
  unbeatable: '이 패를 이길 것이 없습니다.',
  seen: '이미 나온 타일',
  seenAbout: '바닥에 나온 타일을 누르면 계산에서 뺍니다.',
  seenCount: (n) => `${n}개 나옴`,
  seenTop: (number, seen) => `나온 ${number}: 4개 중 ${seen}개`,
  clearSeen: '나온 타일 비우기',
  held: '가진 타일',
  heldCount: (n, max) => `${max}개 중 ${n}개`,
  heldTooMany: (max) => `여기서는 한 사람이 ${max}개보다 많이 가질 수 없습니다.`,
  toBeat: '이겨야 할 패',
  toBeatNone: '아직 없음: 먼저 냅니다.',
  answers: '낼 수 있는 것',
  answersCount: (n) => `${n}가지, 약한 것부터`,
  noAnswers: '이길 수 있는 패가 없습니다. 패스.',
  more: '더 보기',
};
