import { assertNever, type Seat } from '@/lib/shared';
import type { EntryError } from '@/lib/settlement';
import type { AboutFault, ChangeError, Conflict, MatchEnd, NameFault, Problem, StartError } from '@/lib/match';
import type { Messages } from '../en';
import { withParticle } from '../particle';

type NameOf = (seat: Seat) => string;

function entry(error: EntryError, name: NameOf): string {
  switch (error.code) {
    case 'wrong-number-of-seats':
      return `이 라운드는 ${error.seats}자리, 게임은 ${error.expected}자리입니다.`;
    case 'no-winner':
      return '타일을 다 낸 사람을 누르세요.';
    case 'winner-not-playing':
      return `${withParticle(name(error.seat), '은/는')} 이 라운드를 하지 않으므로 타일을 다 낼 수 없습니다.`;
    case 'winner-holds-tiles':
      return `${withParticle(name(error.seat), '은/는')} 다 냈으므로 남은 타일이 없어야 합니다.`;
    case 'missing-count':
      return `${name(error.seat)}: 남은 타일이 몇 개인가요?`;
    case 'not-playing':
      return `${withParticle(name(error.seat), '은/는')} 이 라운드를 하지 않으므로 타일이 없습니다.`;
    case 'not-a-count':
      return `${name(error.seat)}: 타일과 2의 수는 정수여야 합니다.`;
    case 'second-at-zero':
      return `${name(error.seat)}: 남은 타일이 0개인 사람은 다 낸 사람뿐입니다.`;
    case 'too-many-tiles':
      return `${name(error.seat)}: ${error.tiles}개는 나눠 준 ${error.max}개보다 많습니다.`;
    case 'more-twos-than-tiles':
      return `${name(error.seat)}: 타일 ${error.tiles}개 중에 2가 ${error.twos}개일 수 없습니다.`;
    case 'more-twos-than-exist':
      return `2가 모두 ${error.twos}개입니다. 한 세트에는 네 개뿐입니다.`;
    default:
      return assertNever(error);
  }
}

const END: Record<MatchEnd, string> = {
  'too-few-players': '칩이 남은 사람이 부족합니다.',
  'out-of-chips': '칩이 떨어진 사람이 있어 게임이 끝났습니다.',
  'round-limit': '정한 라운드를 모두 했습니다.',
  finished: '게임을 여기서 끝냈습니다.',
};

function problem(value: Problem, name: NameOf): string {
  switch (value.code) {
    case 'match-was-over':
      return `그 전에 게임이 끝났습니다. ${END[value.end]}`;
    case 'too-few-to-play':
      return '라운드를 하기에는 자리에 있는 사람이 모자랍니다.';
    case 'bad-adjustment':
      return '옮길 칩이 없거나, 어디에서 옮기는지 맞지 않습니다.';
    case 'too-many-at-once':
      return `한 번에 ${value.max.toLocaleString('ko')}칩까지 옮길 수 있습니다.`;
    case 'more-than-there-is':
      return `${withParticle(name(value.seat), '은/는')} 칩이 ${value.chips}개뿐입니다.`;
    case 'not-at-table':
      return `${withParticle(name(value.seat), '은/는')} 그때 자리에 없습니다.`;
    case 'at-table-already':
      return `${withParticle(value.name, '은/는')} 이미 이 자리에 앉아 있습니다.`;
    case 'out-needs-chips':
      return `${withParticle(name(value.seat), '은/는')} 칩이 떨어져서, 칩을 사야 다시 할 수 있습니다.`;
    case 'table-full':
      return `한 번에 ${value.max}명까지 할 수 있습니다.`;
    case 'bad-seating':
      return '그렇게 앉거나 자리를 바꿀 수 없습니다.';
    default:
      return entry(value, name);
  }
}

/** A problem of a round that was all right when it was entered. */
function misfit(value: Problem, name: NameOf): string {
  if (value.code !== 'missing-count') return problem(value, name);
  return `${withParticle(name(value.seat), '은/는')} 그때 아직 게임에 있는데, 이 라운드에는 남은 타일 수가 없습니다.`;
}

function conflict(value: Conflict, name: NameOf): string {
  const what = value.round === null ? '기록 하나가' : `${value.round}라운드가`;
  return `${what} 더 이상 맞지 않습니다. ${value.problems.map((each) => misfit(each, name)).join(' ')}`;
}

function change(error: ChangeError, name: NameOf): string {
  switch (error.code) {
    case 'moved-on':
      return '그 사이 다른 창에서 게임이 바뀌었습니다. 저장하지 않았으니 확인하고 다시 해 주세요.';
    case 'event-gone':
      return '그 사이 다른 창에서 이 라운드를 삭제했습니다.';
    case 'event-changed':
      return '그 사이 다른 창에서 이 라운드를 고쳤습니다. 확인하고 다시 해 주세요.';
    case 'match-over':
      return `게임이 끝났습니다. ${END[error.end]}`;
    case 'conflict-first':
      return `먼저 이것을 고쳐 주세요: ${conflict(error.conflict, name)}`;
    case 'bad-entry':
      return error.errors.map((each) => entry(each, name)).join(' ');
    case 'impossible':
      return error.problems.map((each) => problem(each, name)).join(' ');
    case 'still-in-use':
      return `${withParticle(name(error.seat), '은/는')} 그 뒤에 참여했습니다. 그것부터 되돌리거나 삭제해 주세요.`;
    case 'bad-name':
      return nameFault(error.fault);
    case 'name-taken':
      return `이름이 ${error.name}인 다른 사람이 이미 있습니다. 그 사람이 앉아 있다면 ‘다른 사람이 앉아 있음’을 고르세요.`;
    case 'bad-about':
      return about(error.fault);
    case 'nothing-to-undo':
      return '되돌릴 것이 없습니다.';
    case 'nothing-to-redo':
      return '다시 할 것이 없습니다.';
    default:
      return assertNever(error);
  }
}

function about({ code, max, length }: AboutFault): string {
  const what = code === 'long-place' ? '장소가' : '메모가';
  return `${what} 너무 깁니다. ${length}자인데 ${max}자까지 됩니다. 저장하지 않았으니 줄여 주세요.`;
}

function nameFault(error: NameFault): string {
  switch (error.code) {
    case 'blank-name':
      return '이름을 넣어 주세요.';
    case 'long-name':
      return `이름이 ${error.max}자를 넘습니다.`;
    case 'name-twice':
      return `${withParticle(error.name, '은/는')} 이미 자리에 있습니다. 한 사람은 다른 이름으로 해 주세요.`;
    default:
      return assertNever(error);
  }
}

function start(error: StartError): string {
  switch (error.code) {
    case 'bad-number-of-players':
      return '두 명에서 다섯 명까지 할 수 있습니다.';
    case 'blank-name':
      return `${error.seat + 1}번 자리의 이름을 넣어 주세요.`;
    case 'long-name':
      return `${error.seat + 1}번 자리의 이름이 ${error.max}자를 넘습니다.`;
    case 'name-twice':
      return `${withParticle(error.name, '이/가')} 두 번 앉아 있습니다. 한 사람의 이름을 바꿔 주세요.`;
    case 'bad-round-limit':
      return `라운드 수는 1에서 ${error.max}까지의 정수입니다.`;
    case 'bad-start-chips':
      return `${error.seat + 1}번 자리는 칩을 1에서 ${error.max.toLocaleString('ko')}까지 가지고 게임을 시작할 수 있습니다.`;
    case 'no-chips':
      return '한 사람이 받는 칩의 수를 넣어 주세요.';
    case 'bad-chip-value':
      return `${error.index + 1}번째 칩: 값은 1 이상의 정수입니다.`;
    case 'bad-chip-count':
      return `${error.index + 1}번째 칩: 개수는 0 이상의 정수입니다.`;
    case 'chip-value-twice':
      return `${error.value}짜리 칩이 두 번 있습니다.`;
    case 'too-many-chips':
      return `한 사람이 받는 칩은 ${error.max.toLocaleString('ko')} 이하여야 합니다.`;
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
    missing: '이 게임은 이 기기에 없습니다.',
    broken: '이 게임을 읽을 수 없습니다. 그대로 보관하고 있습니다.',
    newer: '더 새로운 버전에서 저장한 게임입니다. 새로 고쳐서 업데이트하세요.',
    full: '기기에 남은 공간이 없습니다. 저장하지 않았으니 공간을 비우고 다시 해 주세요.',
    failed: '기기에 저장하지 못했습니다. 바뀐 것은 없으니 다시 해 주세요.',
  },
};
