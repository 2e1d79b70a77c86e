import { plain, signed } from '../amount';
import type { Messages } from '../en';

const rounds = (n: number) => `${n}ラウンド`;

export const share: Messages['share'] = {
  open: '共有',
  title: 'ゲームを共有',
  none: 'まだ終わったラウンドがありません。最初のラウンドが終わると共有できます。',
  done: '渡しました。',
  copied: 'コピーしました。',
  taken: (name) => `ブラウザがファイル「${name}」を受け取りました。ダウンロードを確認してください。`,
  failed: 'ここでは共有もコピーもできませんでした。',
  text: {
    title: '文章で',
    share: '文章を共有',
    copy: '文章をコピー',
  },
  result: {
    head: (parts) => parts.join(' · '),
    running: (n) => `${rounds(n)}まで進行`,
    finished: (n) => `${rounds(n)}、終了`,
    conflict: (n) => `${rounds(n)}まで計算、その次は要修正`,
    line: (place, shared, name, total, net) => `${shared ? '同率' : ''}${place}位 ${name}：${plain(total)}点（${signed(net)}）`,
    round: (n, nets) => `ラウンド${n}：${nets.join('、')}`,
    earlier: (n) => `（その前に${rounds(n)}）`,
  },
  picture: {
    title: '画像で',
    share: '画像を共有',
    save: '保存',
    copy: 'コピー',
    failed: 'このブラウザでは画像を描けません。代わりに文章を共有してください。',
    rounds: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  },
  link: {
    title: 'ゲームごと別のスマホへ',
    about: 'リンクには名前、チップ、すべてのラウンドと時刻、場所とメモ、理由、ルールが入ります。リンクを持つ人は読めますが、サーバーには見えません。',
    name: 'レキシオのゲーム',
    share: 'リンクを共有',
    copy: 'リンクをコピー',
  },
  qr: {
    show: 'QRコードを表示',
    label: 'リンクのQRコード',
    about: '別のスマホのカメラで読み取ってください。',
    tooLong: 'ゲームが長く、スマホで読み取れるコードにできません。代わりにリンクを送ってください。',
  },
  table: {
    title: '表で',
    about: '全ラウンドを表計算ソフトで見られます。',
    save: 'ラウンドを保存（CSV）',
    share: 'ラウンドを共有（CSV）',
  },
  tables: {
    title: '表計算用の表',
    about: '削除したものを除くすべてのゲームとラウンドをCSVファイルにします。エクセルなどで開けます。このアプリに読み込むことはできません。',
    make: '表を作る',
    making: (done, all) => `${all}ゲーム中${done}…`,
    matches: 'ゲーム（CSV）',
    rounds: 'ラウンド（CSV）',
    unread: (n) => `読めないゲーム${n}件は表にありません。`,
    none: '表にするゲームがありません。',
  },
  words: {
    columns: {
      began: '開始', ended: '終了', state: '状態', rules: '版', rounds: 'ラウンド数', players: '人数', player: '名前',
      place: '順位', shared: '同率', brought: '持ち込み', chips: 'チップ', net: '収支', match: 'ゲーム', round: 'ラウンド', what: '内容',
      entered: '入力時刻', tiles: '残りの牌', twos: 'うち2', count: '計算枚数', total: '合計', reason: '理由', where: '場所', note: 'メモ',
    },
    round: 'ラウンド',
    join: '参加',
    yes: 'はい',
    no: 'いいえ',
  },
  bgStats: {
    title: 'BG Statsへ',
    about: 'この結果でBG Statsを開きます。タップすると、名前、チップ、時刻、場所とメモがリンクに入ってBG Statsのアドレスに送られます。タップするまで何も送りません。',
    link: 'BG Statsに記録',
    later: 'ゲームが終わると、BG Statsに記録できます。',
    comment: (n) => rounds(n),
  },
};
