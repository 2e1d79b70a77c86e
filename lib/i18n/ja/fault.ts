import { assertNever, type Seat } from '@/lib/shared';
import type { EntryError } from '@/lib/settlement';
import type { AboutFault, ChangeError, Conflict, MatchEnd, NameFault, Problem, StartError } from '@/lib/match';
import type { Messages } from '../en';

type NameOf = (seat: Seat) => string;

function entry(error: EntryError, name: NameOf): string {
  switch (error.code) {
    case 'wrong-number-of-seats':
      return `このラウンドは${error.seats}席、ゲームは${error.expected}席です。`;
    case 'no-winner':
      return '上がった人をタップしてください。';
    case 'winner-not-playing':
      return `${name(error.seat)}はこのラウンドに参加していないので、上がれません。`;
    case 'winner-holds-tiles':
      return `${name(error.seat)}は上がったので、残りの牌はないはずです。`;
    case 'missing-count':
      return `${name(error.seat)}：残りの牌は何枚ですか？`;
    case 'not-playing':
      return `${name(error.seat)}はこのラウンドに参加していないので、牌はありません。`;
    case 'not-a-count':
      return `${name(error.seat)}：牌と2の枚数は整数です。`;
    case 'second-at-zero':
      return `${name(error.seat)}：残り0枚になるのは上がった人だけです。`;
    case 'too-many-tiles':
      return `${name(error.seat)}：${error.tiles}枚は、配られた${error.max}枚より多いです。`;
    case 'more-twos-than-tiles':
      return `${name(error.seat)}：牌${error.tiles}枚のうち2が${error.twos}枚はありえません。`;
    case 'more-twos-than-exist':
      return `2が全部で${error.twos}枚になっています。セットには4枚だけです。`;
    default:
      return assertNever(error);
  }
}

const END: Record<MatchEnd, string> = {
  'too-few-players': 'チップが残っている人が足りません。',
  'out-of-chips': 'チップが尽きた人が出たので、ゲームが終わりました。',
  'round-limit': '決めたラウンドをすべて終えました。',
  finished: 'ゲームをここで終えました。',
};

function problem(value: Problem, name: NameOf): string {
  switch (value.code) {
    case 'match-was-over':
      return `その前にゲームが終わっています。${END[value.end]}`;
    case 'too-few-to-play':
      return 'ラウンドをするには席にいる人が足りません。';
    case 'bad-adjustment':
      return '動かすチップがないか、どこから動かすのかが合っていません。';
    case 'too-many-at-once':
      return `一度に動かせるのは${value.max.toLocaleString('ja')}点までです。`;
    case 'more-than-there-is':
      return `${name(value.seat)}のチップは${value.chips}点だけです。`;
    case 'not-at-table':
      return `${name(value.seat)}はその時点で席にいません。`;
    case 'at-table-already':
      return `${value.name}はもうこの席にいます。`;
    case 'out-needs-chips':
      return `${name(value.seat)}はチップが尽きているので、買い足すと戻れます。`;
    case 'table-full':
      return `一度に遊べるのは${value.max}人までです。`;
    case 'bad-seating':
      return 'そのようには座れず、席も替われません。';
    default:
      return entry(value, name);
  }
}

/** A problem of a round that was all right when it was entered. */
function misfit(value: Problem, name: NameOf): string {
  if (value.code !== 'missing-count') return problem(value, name);
  return `${name(value.seat)}はその時点でまだ残っていますが、このラウンドに残りの枚数がありません。`;
}

function conflict(value: Conflict, name: NameOf): string {
  const what = value.round === null ? '記録が1つ' : `ラウンド${value.round}が`;
  return `${what}合わなくなりました。${value.problems.map((each) => misfit(each, name)).join('')}`;
}

function change(error: ChangeError, name: NameOf): string {
  switch (error.code) {
    case 'moved-on':
      return '別のウィンドウでゲームが変わりました。保存していません。確認してもう一度お試しください。';
    case 'event-gone':
      return '別のウィンドウでこのラウンドが削除されました。';
    case 'event-changed':
      return '別のウィンドウでこのラウンドが変更されました。確認してもう一度お試しください。';
    case 'match-over':
      return `ゲームは終わっています。${END[error.end]}`;
    case 'conflict-first':
      return `先にこれを直してください：${conflict(error.conflict, name)}`;
    case 'bad-entry':
      return error.errors.map((each) => entry(each, name)).join('');
    case 'impossible':
      return error.problems.map((each) => problem(each, name)).join('');
    case 'still-in-use':
      return `${name(error.seat)}はそのあとに参加しています。先にそれを取り消すか削除してください。`;
    case 'bad-name':
      return nameFault(error.fault);
    case 'name-taken':
      return `${error.name}という名前の別のプレイヤーがいます。座っているのがその人なら「別の人が座っている」を選んでください。`;
    case 'bad-about':
      return about(error.fault);
    case 'nothing-to-undo':
      return '取り消すものがありません。';
    case 'nothing-to-redo':
      return 'やり直すものがありません。';
    default:
      return assertNever(error);
  }
}

function about({ code, max, length }: AboutFault): string {
  const what = code === 'long-place' ? '場所' : 'メモ';
  return `${what}が長すぎます。${length}文字ありますが、${max}文字までです。保存していないので、短くしてください。`;
}

function nameFault(error: NameFault): string {
  switch (error.code) {
    case 'blank-name':
      return '名前を入れてください。';
    case 'long-name':
      return `名前は${error.max}文字までです。`;
    case 'name-twice':
      return `${error.name}はもう席にいます。どちらかを別の名前にしてください。`;
    default:
      return assertNever(error);
  }
}

function start(error: StartError): string {
  switch (error.code) {
    case 'bad-number-of-players':
      return '2人から5人まで遊べます。';
    case 'blank-name':
      return `席${error.seat + 1}の名前を入れてください。`;
    case 'long-name':
      return `席${error.seat + 1}の名前が${error.max}文字を超えています。`;
    case 'name-twice':
      return `${error.name}が2回座っています。どちらかを別の名前にしてください。`;
    case 'bad-round-limit':
      return `ラウンド数は1から${error.max}までの整数です。`;
    case 'bad-start-chips':
      return `席${error.seat + 1}の開始時のチップは1から${error.max.toLocaleString('ja')}点までです。`;
    case 'no-chips':
      return '1人に配るチップの枚数を入れてください。';
    case 'bad-chip-value':
      return `${error.index + 1}番目のチップ：点数は1以上の整数です。`;
    case 'bad-chip-count':
      return `${error.index + 1}番目のチップ：枚数は0以上の整数です。`;
    case 'chip-value-twice':
      return `${error.value}点チップが2回あります。`;
    case 'too-many-chips':
      return `チップは1人${error.max.toLocaleString('ja')}点までです。`;
    default:
      return assertNever(error);
  }
}

export const fault: Messages['fault'] = {
  name: nameFault,
  entry,
  problem,
  conflict,
  change,
  start,
  end: END,
  storage: {
    missing: 'このゲームはこの端末にありません。',
    broken: 'このゲームは読めません。そのまま残しています。',
    newer: '新しいバージョンのアプリで保存されたゲームです。再読み込みして更新してください。',
    full: '端末の空き容量がありません。保存していません。空きを作ってもう一度お試しください。',
    failed: '端末に保存できませんでした。何も変わっていません。もう一度お試しください。',
  },
};
