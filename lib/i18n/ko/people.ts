import type { Messages } from '../en';
import { withParticle } from '../particle';

const matches = (n: number) => `게임 ${n}개`;

export const people: Messages['people'] = {
  title: '사람',
  empty: '아직 아무도 없습니다. 게임에 앉은 사람은 여기에 기억됩니다.',
  search: '사람 찾기',
  none: '그런 이름이 없습니다.',
  played: (n, date) => `${matches(n)} · 마지막 ${date}`,
  never: '게임 없음',
  statistics: (name) => `${name} 통계`,
  edit: (name) => `${name} 바꾸기`,
  more: '더 보기',
  archived: (n) => `보관한 사람 (${n})`,
  unreadable: (n) => `읽을 수 없는 사람 기록이 ${n}개 있습니다. 그대로 보관합니다.`,
  name: '이름',
  save: '저장',
  renamed: (name) => `이제 이름은 ${name}, 지난 게임에서도 그렇게 보입니다`,
  taken: (name) => `${withParticle(name, '이/가')} 이미 그 이름을 씁니다. 같은 사람이라면 하나로 합쳐 주세요.`,
  same: '같은 사람',
  sameNobody: '없음',
  mergeAbout: (from, into) => `${from}의 게임이 모두 ${into}의 것이 됩니다. 나중에 되돌릴 수 있습니다.`,
  merge: '하나로 합치기',
  merged: (from, into) => `${withParticle(from, '을/를')} ${withParticle(into, '와/과')} 하나로 합쳤습니다`,
  mergedHere: '합친 기록',
  separate: (name) => `${name} 다시 나누기`,
  separated: (name) => `${withParticle(name, '을/를')} 다시 나눴습니다`,
  archive: '보관',
  archiveAbout: '새 게임에서 권하지 않습니다. 통계와 지난 게임은 그대로입니다.',
  delete: '삭제',
  deleteAbout: '이 사람이 나오는 게임이 없습니다.',
  deleted: (name) => `${withParticle(name, '을/를')} 삭제했습니다`,
  fault: {
    'moved-on': '그동안 다른 창에서 바뀌었습니다. 다시 확인해 주세요.',
    met: (one, other, date) => `${withParticle(one, '은/는')} ${withParticle(other, '와/과')} 한 게임에 앉았습니다(${date}). 서로 다른 사람입니다.`,
    metUnreadable: (one, other) => `읽을 수 없는 게임에 ${withParticle(one, '와/과')} ${withParticle(other, '이/가')} 함께 나옵니다. 합치지 않았습니다.`,
    'in-use': '이 사람이 나오는 게임이 있습니다. 대신 보관해 주세요.',
  },
};
