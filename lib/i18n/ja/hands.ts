import { assertNever } from '@/lib/shared';
import type { CombinationError, ComparisonReason, Tile, TileTextError } from '@/lib/rules';
import type { Messages } from '../en';

function noCombination(error: CombinationError, tile: (tile: Tile) => string): string {
  switch (error.code) {
    case 'empty':
      return '牌をタップして置いてください。';
    case 'out-of-range':
      return `${tile(error.tile)}は使いません。数字は1から${error.highest}までです。`;
    case 'tile-twice':
      return `${tile(error.tile)}が2枚あります。セットには1枚だけです。`;
    case 'four-tiles':
      return '4枚では出せません。同じ数字4枚に好きな牌1枚を足すとフォーカードです。';
    case 'wrong-count':
      return `${error.count}枚では出せません。出せるのは1、2、3、5枚です。`;
    case 'no-combination':
      return 'この牌では役になりません。';
    default:
      return assertNever(error);
  }
}

function reason(code: ComparisonReason, winner: string, loser: string): string {
  switch (code) {
    case 'sizes-differ':
      return '枚数が違う役は比べられません。親が出した枚数でだけ出せます。';
    case 'kind':
      return `${winner}は${loser}より強い役です。`;
    case 'number':
      return `${winner}は${loser}より強い数字です。`;
    case 'next-number':
      return `それより強い数字は同じで、次に${winner}が${loser}に勝ちます。`;
    case 'last-number':
      return `ここではストレートを最後の数字で比べます。${winner}は${loser}より上です。`;
    case 'sun-in-pair':
      return `数字が同じなら、${winner}の牌があるペアが勝ちます。`;
    case 'suit':
      return `ここまで同じで、${winner}は${loser}より強いマークです。`;
    default:
      return assertNever(code);
  }
}

function badWord(error: TileTextError): string {
  switch (error.code) {
    case 'not-a-tile':
      return `「${error.word}」は牌ではありません。数字のあとにc、t、m、sを書いてください：3c、10t、2s。`;
    case 'number-out-of-range':
      return `「${error.word}」は使いません。数字は1から${error.highest}までです。`;
    default:
      return assertNever(error);
  }
}

const count = (n: number) => n.toLocaleString('ja');

export const hands: Messages['hands'] = {
  title: 'どちらの役が強い？',
  tabs: '役の道具',
  compare: '比べる',
  playable: '出せる役',
  guide: '強さ一覧',
  suits: {
    symbol: { sun: '太陽', moon: '月', star: '星', cloud: '雲' },
    colour: { sun: '赤', moon: '緑', star: '黄', cloud: '黒' },
  },
  kinds: {
    single: 'シングル',
    pair: 'ペア',
    triple: 'トリプル',
    straight: 'ストレート',
    flush: 'フラッシュ',
    'full-house': 'フルハウス',
    'four-card': 'フォーカード',
    'straight-flush': 'ストレートフラッシュ',
  },
  tile: (number, suit) => `${suit}${number}`,
  hand: { a: '役A', b: '役B' },
  chooseHand: (name) => `${name}に置く`,
  textOf: (name) => `${name}を文字で`,
  textHint: '3c 10t 2s',
  takeBack: (tile) => `${tile}を戻す`,
  takeBackDecider: (tile) => `${tile}を戻す、決め手の牌`,
  clearHand: (name) => `${name}を空にする`,
  pool: '牌',
  verdict: '判定',
  noPlay: (name) => `${name}は出せない役なので、比べられません。`,
  wins: (winner, winnerKind, loserKind) => `${winner}の勝ち：${winnerKind}は${loserKind}に勝ちます。`,
  winsHigher: (winner, kind) => `${winner}の勝ち：上の${kind}です。`,
  notComparable: '比べられません。',
  rule: (clause) => `ルール${clause}`,
  reason,
  tileInBoth: (tile) => `${tile}が両方にあります。セットには1枚だけです。`,
  noCombination,
  badWord,
  elsewhere: '別の決め方をする卓もあります',
  elsewhereStraight: (order, winner) =>
    order === 'natural' ? `ストレートを最後の数字で比べると${winner}の勝ち。` : `公式のストレートの順では${winner}の勝ち。`,
  elsewhereFlush: (order, winner) =>
    ({
      'all-numbers': `フラッシュの5つの数字をすべて比べると${winner}の勝ち。`,
      'highest-then-suit': `フラッシュの最強の数字とマークだけを見ると${winner}の勝ち。`,
      'suit-first': `フラッシュのマークを先に見ると${winner}の勝ち。`,
    })[order],
  short: (kind, needed) => `${kind}まであと1枚：${needed}が必要。`,
  shortInstead: (kind, needed, instead) => `${kind}まであと1枚：${instead}の代わりに${needed}が必要。`,
  or: (options) => options.join('か'),
  anyOf: (number) => `${number}`,
  anyTile: 'どの牌でも',
  anySuit: (suit) => `${suit}のどれか`,
  table: '人数',
  players: (n) => `${n}人`,
  tableAndRules: '人数とルール',
  fromMatch: '進行中のゲームのルールで見ます。',
  share: 'この判定を共有',
  copied: 'リンクをコピーしました',
  shareFailed: 'リンクを共有できませんでした。アドレスバーにあります。',
  strength: (name) => `${name}はどれくらい強い？`,
  beatenBy: (beating, all) =>
    beating === 0 ? `${count(all)}通りに負けなし` : `${count(all)}通り中${count(beating)}通りに負ける`,
  counting: '数えています…',
  beatenAbout: 'ほかの人がまだ持っているかもしれない同じ枚数の役',
  weakerShare: (weaker, all) => `出せる${count(all)}通り中${count(weaker)}通りに勝ちます。`,
  strongest: '最強の役',
  nextStronger: '1つ上の役',
  unbeatable: 'これに勝つ役はありません。',
  seen: '場に出た牌',
  seenAbout: '場に出た牌をタップすると、計算から除きます。',
  seenCount: (n) => `${n}枚`,
  seenTop: (number, seen) => `出た${number}：4枚中${seen}枚`,
  clearSeen: '出た牌を空にする',
  held: '手牌',
  heldCount: (n, max) => `${max}枚中${n}枚`,
  heldTooMany: (max) => `ここでは${max}枚より多く持てません。`,
  toBeat: '勝ちたい役',
  toBeatNone: 'まだなし：あなたが親です。',
  answers: '出せる役',
  answersCount: (n) => `${n}通り、弱い順`,
  noAnswers: '勝てる役がありません。パスです。',
  more: 'もっと見る',
};
