import type { Messages } from '../en';

const list = (names: readonly string[]) => names.join('、');
const claims = (each: readonly string[], sum: number) => `${list(each)}${each.length > 1 ? `（合わせて${sum}）` : ''}`;
const parts = (shares: readonly number[]) => (shares.length === 1 ? '' : `（${shares.join(' + ')}）`);

export const why: Messages['why'] = {
  view: '精算の表示',
  official: '公式の順',
  netted: '最少の回数',
  nettedAbout: (fewest, official) => `結果は同じで、${official}回の支払いが${fewest}回で済みます。ルールの順ではありません。`,
  nettedSame: (fewest) => `結果は同じです。公式の順でも${fewest}回で済みます。`,
  notNetted: (names) => `${list(names)}のチップが途中で尽き、順番で受け取りが決まりました。そのため回数を減らした表示はありません。`,
  hand: (tiles, twos) => (twos === 0 ? `牌${tiles}枚` : `牌${tiles}枚、うち2が${twos}枚`),
  wentOut: '上がり',
  difference: '差',
  multiplied: (name) => `${name}の2の倍率`,
  rule: (clause) => `ルール${clause}`,
  reasons: {
    'each-pair': '2人ずつ精算します。多く残したほうが差を払います。',
    'winner-collects': '上がった人だけが受け取ります。',
    'payer-multiplies': '牌の枚数のまま差を出し、払う人の2の分だけ倍にします。',
    'first-is-multiplied': '1位に払う分だけ、払う人の2の分だけ倍にします。',
    'bare-tiles': 'ここでは2があっても牌の枚数のまま数えます。',
    'ran-out': '払いきれない人は持っているチップをすべて渡し、チップが尽きます。残りは免除されます。',
    'last-chip': '最後のチップまでちょうど払っても、まだ尽きたことにはなりません。',
    'in-debt': '誰も脱落しません。チップは0より下になることがあります。',
    'at-once': '全員が差し引きを払えるので、まとめて精算しました。途中で0より下になることがあります。',
  },
  chips: 'チップ：前と後',
  sums: '合計の内訳',
  player: '名前',
  before: '精算前',
  received: '＋受取',
  paid: '−支払',
  after: '=精算後',
  ranOut: (name, line) => `${name}は${line}行目でチップが尽きます`,
  forgiven: (to, paid, due, rest) => `${to}に${due}点のうち${paid}点だけ払い、${rest}点は免除（ルール4.8）。`,
  claim: (name, due) => `${name} ${due}`,
  unpaid: (name, each, sum) => `${name}から受け取れなくなったチップ：${claims(each, sum)}。`,
  unpaidNone: (name) => `${name}からほかに受け取る人はいませんでした。`,
  uncollected: (name, each, sum) => `${name}が受け取れなくなったチップ：${claims(each, sum)}。`,
  uncollectedNone: (name) => `${name}が受け取るチップはありませんでした。`,
  twosCost: (total, shares) => `2で${total}点の損${parts(shares)}`,
  twosCostAll: (total, shares) => (total === 0 ? '2のせいでチップ切れ' : `2で${total}点失い、チップ切れ${parts(shares)}`),
  twosCostNothing: '2がなくてもチップ切れ',
  overtake: (names, gain) => `${gain}点で${list(names)}を抜く`,
  leadAlone: (gain) => `${gain}点で単独1位`,
};
