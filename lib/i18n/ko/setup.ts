import type { Messages } from '../en';
import { withParticle } from '../particle';

export const setup: Messages['setup'] = {
  title: '새 게임',
  players: '앉은 순서 (시계 방향)',
  playersHint: '앉은 순서대로 넣으세요. 2명에서 5명까지.',
  seat: (n) => `${n}번 자리`,
  nameOfSeat: (n) => `${n}번 자리 이름`,
  namePlaceholder: '이름',
  samePlayers: (names) => `지난번 그대로: ${names}`,
  suggestions: '함께 했던 사람',
  addSuggested: (name) => `${name} 넣기`,
  addSeat: '자리 추가',
  removeSeat: (who) => `${who} 빼기`,
  moveUp: (who) => `${who} 한 자리 위로`,
  deal: (highest, handSize, unused) =>
    `타일 1–${highest}, 한 사람 ${handSize}개${unused === 0 ? '' : `, ${unused}개는 쓰지 않음`}`,
  rulesTitle: '규칙',
  rulesHint: '누르면 다른 방법을 보고 바꿀 수 있습니다.',
  preset: '판본',
  presets: {
    official: { name: '공식', about: '현재 규칙: 칩 64, 5라운드.' },
    'first-edition': { name: '초판', about: '옛 상자: 칩 149, 2는 내는 칩을 배로 하고, 칩이 떨어진 사람이 나오면 게임이 끝납니다.' },
    plus: { name: '플러스', about: '현재 규칙에 1, 2, 5, 10, 50, 100 칩. 한 사람이 받는 개수를 넣으세요.' },
  },
  changed: '바꿈',
  rounds: '라운드',
  roundsNumber: '라운드 수',
  openEnd: '라운드 제한 없음',
  openEndAbout: '그만할 때까지 합니다.',
  fewerRounds: '한 라운드 줄이기',
  moreRounds: '한 라운드 늘리기',
  roundsValue: (n) => `${n}라운드`,
  chips: '한 사람의 칩',
  chipValue: (n) => `${n}번째 칩의 값`,
  chipCount: (value) => `${value}짜리 칩의 개수`,
  chipFewer: (value) => `${value}짜리 칩 하나 줄이기`,
  chipMore: (value) => `${value}짜리 칩 하나 늘리기`,
  chipAdd: '칩 종류 추가',
  chipRemove: (value) => `${value}짜리 칩 빼기`,
  chipValueHead: '값',
  chipCountHead: '개수',
  outOfRange: (min, max) => `${min.toLocaleString('ko')}부터 ${max.toLocaleString('ko')}까지 쓰세요.`,
  wholeNumber: (text) => `‘${withParticle(`${text}’`, '은/는')} 정수가 아닙니다.`,
  noNumber: '정수를 넣어 주세요.',
  numberTooLong: (text) => `‘${withParticle(`${text}’`, '은/는')} 자릿수가 너무 많습니다.`,
  startWith: (n) => `${n}명으로 시작`,
  draftKept: '쓰던 것을 이어서 합니다.',
  draftDrop: '처음부터 다시',
  options: {
    penalty: {
      title: '남은 2의 벌칙',
      values: {
        'double-each': { name: '하나마다 두 배', about: '2 하나마다 계산이 두 배가 됩니다. 두 개면 네 배.' },
        'add-one-each': { name: '두 배, 세 배, …', about: '2가 하나면 두 배, 둘이면 세 배, 셋이면 네 배.' },
        'double-once': { name: '한 번만 두 배', about: '2가 있으면 두 배, 더 있어도 그대로입니다.' },
        none: { name: '벌칙 없음', about: '2도 다른 타일처럼 셉니다.' },
      },
    },
    penaltyScope: {
      title: '2의 배수를 적용하는 곳',
      values: {
        count: { name: '남은 수', about: '먼저 배로 하고 차이를 냅니다. 순위도 배로 한 수를 따릅니다.' },
        payment: { name: '내는 칩 모두', about: '타일 수 그대로 차이와 순위를 정하고, 내는 사람이 자기 배수를 곱합니다.' },
        'winner-only': { name: '1등에게 내는 칩', about: '다 낸 사람에게 내는 칩만 배로 하고, 나머지는 그대로입니다.' },
      },
    },
    collectors: {
      title: '칩을 받는 사람',
      values: {
        all: { name: '더 적게 남은 사람 모두', about: '두 사람씩 차이를 정산합니다. 1등이 먼저 받고, 다음 2등, 3등.' },
        winner: { name: '다 낸 사람만', about: '나머지 사람끼리는 주고받지 않습니다.' },
      },
    },
    exhaustion: {
      title: '칩이 모자란 사람',
      values: {
        'out-of-match': { name: '게임에서 탈락', about: '가진 칩을 모두 내고 다음 라운드부터 하지 않습니다.' },
        'out-of-round': { name: '이번 정산에서만 빠짐', about: '가진 칩을 모두 내고 이번에는 더 받지 못하지만, 게임은 계속합니다.' },
        'ends-match': { name: '게임이 끝남', about: '칩이 떨어진 사람이 나온 라운드로 게임이 끝납니다. 딱 0이어도 같습니다.' },
        'allow-debt': { name: '빚을 짐', about: '아무도 탈락하지 않고, 합계가 0보다 작아질 수 있습니다.' },
      },
    },
    settlementOrder: {
      title: '내는 순서',
      values: {
        ordered: { name: '1등, 2등, 3등 …', about: '1등이 모두에게 받고, 다음 2등이 받습니다. 도중에 떨어지면 탈락입니다.' },
        'net-first': { name: '합산 먼저', about: '모두 합산한 몫을 낼 수 있으면 한꺼번에 정산하고, 아니면 순서대로 합니다.' },
      },
    },
    tableOfTwo: {
      title: '두 명만 남으면',
      values: {
        ends: { name: '게임이 끝남', about: '세 명이 안 되면 게임이 끝납니다.' },
        'goes-on': { name: '둘이 계속', about: '남은 두 명이 2인용 타일로 계속합니다.' },
      },
    },
    dealPlan: {
      title: '쓰는 타일',
      values: {
        standard: { name: '인원에 따라', about: '3명은 1–9, 4명은 1–13, 5명은 1–15.' },
        'full-deck': { name: '60개 모두', about: '언제나 1–15. 3명은 20개씩, 4명은 15개씩.' },
      },
    },
    twoPlayerDeal: {
      title: '2인용 타일',
      values: {
        'up-to-six': { name: '1–6, 12개씩', about: '24개를 모두 나눠 줍니다.' },
        'up-to-nine': { name: '1–9, 13개씩', about: '열 개는 쓰지 않습니다.' },
      },
    },
    lead: {
      title: '먼저 하는 사람',
      values: {
        'cloud-three': { name: '구름 3을 가진 사람', about: '매 라운드 먼저 합니다. 구름 3을 꼭 내지 않아도 됩니다.' },
        'last-winner': { name: '지난 라운드의 승자', about: '다 낸 사람이 다음 라운드를 먼저 합니다. 첫 라운드는 구름 3.' },
      },
    },
    straightOrder: {
      title: '스트레이트의 순서',
      values: {
        official: { name: '1-2-3-4-5가 가장 높음', about: '다음이 2-3-4-5-6, 그다음이 1로 끝나는 것.' },
        natural: { name: '끝 숫자 순', about: '1-2-3-4-5가 가장 낮고, 1로 끝나는 것이 가장 높습니다.' },
      },
    },
    flushOrder: {
      title: '플러시의 순서',
      values: {
        'all-numbers': { name: '수를 모두, 다음에 문양', about: '가장 센 수부터 다섯 개를 차례로 견줍니다.' },
        'highest-then-suit': { name: '가장 센 수, 다음에 문양', about: '가장 센 수만 보고, 같으면 문양으로 정합니다.' },
        'suit-first': { name: '문양 먼저', about: '수가 무엇이든 문양이 높은 쪽이 이깁니다.' },
      },
    },
    suitNaming: {
      title: '문양의 이름',
      values: {
        symbol: { name: '해, 달, 별, 구름', about: '지금 타일의 이름대로.' },
        colour: { name: '빨강, 초록, 노랑, 검정', about: '초판처럼 색으로.' },
      },
    },
  },
};
