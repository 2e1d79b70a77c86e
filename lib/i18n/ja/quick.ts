import type { Messages } from '../en';

const list = (names: readonly string[]) => names.join('、');

export const quick: Messages['quick'] = {
  title: 'かんたん精算',
  about: 'ゲームを作らずに1ラウンドだけ精算します。名前はなくてもよく、記録に残りません。',
  player: (n) => `${n}番`,
  names: '名前',
  namesOptional: 'なくてもよい',
  withChips: 'チップも計算する',
  withoutAbout: 'チップを数えないと、脱落なしで支払いだけを示します。',
  withAbout: 'ラウンド前のチップを入れてください。払いきれない人はチップが尽きます。',
  chipsOf: (name) => `${name}のチップ`,
  badChips: (text, max) => `「${text}」は使えません。チップは0から${max.toLocaleString('ja')}までの整数です。`,
  badChipsOf: (name) => `${name}のチップが読み取れません。`,
  missingChips: (names) => `チップがまだの人：${list(names)}`,
  round: 'このラウンド',
  rules: 'ルール',
  rulesOf: (preset, changed) => (changed === 0 ? preset : `${preset}、変更${changed}件`),
  payments: '誰が誰に',
  paidInFull: 'チップを数えていないので、全額を払うものとして示します。',
  after: '精算後のチップ',
  kept: '入力の途中から続けられます。',
  startAfresh: '最初から',
  clear: 'ラウンドを消す',
  cleared: 'ラウンドを消しました',
  allCleared: 'すべて消しました',
  makeMatch: 'ゲームにする',
  matchWithChips: 'これが最初のラウンドになり、入れたチップで始めたことにします。',
  matchWithout: (start) => `これが最初のラウンドになり、全員${start}点で始めます。`,
  matchRunsOut: (names, start) => `1人${start}点で始めると、このラウンドで${list(names)}のチップが尽き、支払いが変わります。`,
  namesFirst: 'ゲームにするには全員の名前が必要です。',
};
