import type { Messages } from '../en';

export const setup: Messages['setup'] = {
  title: '新しいゲーム',
  players: '席順（時計回り）',
  playersHint: '座っている順に入れてください。2人から5人まで。',
  seat: (n) => `席${n}`,
  nameOfSeat: (n) => `席${n}の名前`,
  namePlaceholder: '名前',
  samePlayers: (names) => `前回と同じ：${names}`,
  suggestions: '前に遊んだ人',
  addSuggested: (name) => `${name}を加える`,
  addSeat: '席を加える',
  removeSeat: (who) => `${who}を外す`,
  moveUp: (who) => `${who}を1つ上の席へ`,
  deal: (highest, handSize, unused) => `牌1–${highest}、1人${handSize}枚${unused === 0 ? '' : `、${unused}枚は使わない`}`,
  rulesTitle: 'ルール',
  rulesHint: 'タップすると、ほかのやり方を見て変えられます。',
  preset: '版',
  presets: {
    official: { name: '公式', about: '現行ルール：チップ64点、5ラウンド。' },
    'first-edition': { name: '初版', about: '旧版：チップ149点。2は支払いを倍にし、チップが尽きた人が出るとゲームが終わります。' },
    plus: { name: 'プラス', about: '現行ルールで、チップは1、2、5、10、50、100点。1人の枚数を入れてください。' },
  },
  changed: '変更あり',
  rounds: 'ラウンド',
  roundsNumber: 'ラウンド数',
  openEnd: 'ラウンド制限なし',
  openEndAbout: 'やめるまで続けます。',
  fewerRounds: 'ラウンドを1つ減らす',
  moreRounds: 'ラウンドを1つ増やす',
  roundsValue: (n) => `${n}ラウンド`,
  chips: '1人のチップ',
  chipValue: (n) => `${n}番目のチップの点数`,
  chipCount: (value) => `${value}点チップの枚数`,
  chipFewer: (value) => `${value}点チップを1枚減らす`,
  chipMore: (value) => `${value}点チップを1枚増やす`,
  chipAdd: 'チップの種類を加える',
  chipRemove: (value) => `${value}点チップを外す`,
  chipValueHead: '点数',
  chipCountHead: '枚数',
  outOfRange: (min, max) => `${min.toLocaleString('ja')}から${max.toLocaleString('ja')}までにしてください。`,
  wholeNumber: (text) => `「${text}」は整数ではありません。`,
  noNumber: '整数を入れてください。',
  numberTooLong: (text) => `「${text}」は桁が多すぎます。`,
  startWith: (n) => `${n}人で始める`,
  draftKept: '途中から続けられます。',
  draftDrop: '最初から',
  options: {
    penalty: {
      title: '残った2の罰',
      values: {
        'double-each': { name: '1枚ごとに2倍', about: '2が1枚あるごとに枚数が2倍になります。2枚なら4倍。' },
        'add-one-each': { name: '2倍、3倍、…', about: '2が1枚なら2倍、2枚なら3倍、3枚なら4倍。' },
        'double-once': { name: '1回だけ2倍', about: '2があれば2倍。もっとあっても同じです。' },
        none: { name: '罰なし', about: '2もほかの牌と同じに数えます。' },
      },
    },
    penaltyScope: {
      title: '2で倍になるもの',
      values: {
        count: { name: '残りの枚数', about: '先に倍にしてから差を出します。順位も倍にした枚数で決まります。' },
        payment: { name: 'すべての支払い', about: '牌の枚数のまま差と順位を決め、払う人が自分の倍率を掛けます。' },
        'winner-only': { name: '1位への支払い', about: '上がった人への支払いだけを倍にし、ほかはそのままです。' },
      },
    },
    collectors: {
      title: '受け取る人',
      values: {
        all: { name: '残りが少ない人みんな', about: '2人ずつ差を精算します。1位、2位、3位の順に受け取ります。' },
        winner: { name: '上がった人だけ', about: 'ほかの人どうしでは払いません。' },
      },
    },
    exhaustion: {
      title: '払いきれない人',
      values: {
        'out-of-match': { name: 'ゲームから脱落', about: 'チップをすべて渡し、次のラウンドから参加しません。' },
        'out-of-round': { name: 'この精算だけ抜ける', about: 'チップをすべて渡し、今回はもう受け取れませんが、ゲームは続けます。' },
        'ends-match': { name: 'ゲームが終わる', about: 'チップが尽きた人が出たラウンドで終わります。ちょうど0でも同じです。' },
        'allow-debt': { name: '借りになる', about: '誰も脱落せず、合計は0より下になることがあります。' },
      },
    },
    settlementOrder: {
      title: '払う順',
      values: {
        ordered: { name: '1位、2位、3位…', about: '1位が全員から受け取り、次が2位です。途中で尽きた人は脱落します。' },
        'net-first': { name: '差し引きが先', about: '全員が差し引きを払えればまとめて精算し、だめなら順に払います。' },
      },
    },
    tableOfTwo: {
      title: '2人だけ残ったら',
      values: {
        ends: { name: 'ゲームが終わる', about: '3人より少なくなるとゲームが終わります。' },
        'goes-on': { name: '2人で続ける', about: '残った2人が2人用の牌で続けます。' },
      },
    },
    dealPlan: {
      title: '使う牌',
      values: {
        standard: { name: '人数に合わせる', about: '3人は1–9、4人は1–13、5人は1–15。' },
        'full-deck': { name: '60枚すべて', about: 'いつも1–15。3人は20枚ずつ、4人は15枚ずつ。' },
      },
    },
    twoPlayerDeal: {
      title: '2人用の牌',
      values: {
        'up-to-six': { name: '1–6、12枚ずつ', about: '24枚をすべて配ります。' },
        'up-to-nine': { name: '1–9、13枚ずつ', about: '10枚は使いません。' },
      },
    },
    lead: {
      title: '親になる人',
      values: {
        'cloud-three': { name: '雲3を持っている人', about: '毎ラウンド親になります。雲3を出さなくてもかまいません。' },
        'last-winner': { name: '前のラウンドの勝者', about: '上がった人が次の親です。最初のラウンドは雲3。' },
      },
    },
    straightOrder: {
      title: 'ストレートの順',
      values: {
        official: { name: '1-2-3-4-5が最強', about: '次が2-3-4-5-6、その次が1で終わるもの。' },
        natural: { name: '最後の数字の順', about: '1-2-3-4-5が最弱、1で終わるものが最強。' },
      },
    },
    flushOrder: {
      title: 'フラッシュの順',
      values: {
        'all-numbers': { name: '数字をすべて、次にマーク', about: '強い数字から順に5枚を比べます。' },
        'highest-then-suit': { name: '最強の数字、次にマーク', about: '最強の数字だけを見て、同じならマークで決めます。' },
        'suit-first': { name: 'マークが先', about: '数字に関係なく、マークが強いほうが勝ちます。' },
      },
    },
    suitNaming: {
      title: 'マークの呼び方',
      values: {
        symbol: { name: '太陽、月、星、雲', about: '今の牌のとおり。' },
        colour: { name: '赤、緑、黄、黒', about: '初版のように色で。' },
      },
    },
  },
};
