import { plain, signed } from '../amount';
import type { Messages } from '../en';

const rounds = (n: number) => `${n}라운드`;

export const share: Messages['share'] = {
  open: '공유',
  title: '게임 공유',
  none: '아직 끝난 라운드가 없습니다. 첫 라운드가 끝나면 공유할 수 있습니다.',
  done: '보냈습니다.',
  copied: '복사했습니다.',
  taken: (name) => `브라우저가 파일을 받았습니다: ${name}. 다운로드 목록에서 확인해 주세요.`,
  failed: '여기에서는 공유도 복사도 하지 못했습니다.',
  text: {
    title: '글로',
    share: '글로 공유',
    copy: '글 복사',
  },
  result: {
    head: (parts) => parts.join(' · '),
    running: (n) => `${rounds(n)}까지 진행`,
    finished: (n) => `${rounds(n)}, 끝남`,
    conflict: (n) => `${rounds(n)}까지 계산, 그다음 라운드는 고쳐야 함`,
    line: (place, shared, name, total, net) => `${shared ? '공동 ' : ''}${place}등 ${name}: ${plain(total)}칩 (${signed(net)})`,
    round: (n, nets) => `${rounds(n)}: ${nets.join(', ')}`,
    earlier: (n) => `(그 전 ${rounds(n)})`,
  },
  picture: {
    title: '그림으로',
    share: '그림 공유',
    save: '저장',
    copy: '복사',
    failed: '이 브라우저로는 그림을 그릴 수 없습니다. 대신 글로 공유해 주세요.',
    rounds: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  },
  link: {
    title: '게임 그대로 다른 폰으로',
    about: '링크에 이름, 칩, 모든 라운드와 시각, 장소와 메모, 이유, 규칙이 들어 있습니다. 링크가 있는 사람은 볼 수 있지만 서버는 보지 못합니다.',
    name: '렉시오 게임',
    share: '링크 공유',
    copy: '링크 복사',
  },
  qr: {
    show: 'QR 코드 보기',
    label: '링크의 QR 코드',
    about: '다른 폰의 카메라로 찍으세요.',
    tooLong: '게임이 길어서 폰이 읽을 수 있는 코드로 만들 수 없습니다. 대신 링크를 보내세요.',
  },
  table: {
    title: '표로',
    about: '모든 라운드를 스프레드시트로 봅니다.',
    save: '라운드 저장 (CSV)',
    share: '라운드 공유 (CSV)',
  },
  tables: {
    title: '스프레드시트용 표',
    about: '삭제한 것을 뺀 모든 게임과 라운드를 CSV 파일로 만듭니다. 엑셀 등에서 열 수 있고, 이 앱으로 다시 가져올 수는 없습니다.',
    make: '표 만들기',
    making: (done, all) => `게임 ${all}개 중 ${done}개 …`,
    matches: '게임 (CSV)',
    rounds: '라운드 (CSV)',
    unread: (n) => `읽을 수 없는 게임 ${n}개는 표에 없습니다.`,
    none: '표에 넣을 게임이 없습니다.',
  },
  words: {
    columns: {
      began: '시작', ended: '끝', state: '상태', rules: '판본', rounds: '라운드 수', players: '인원', player: '이름',
      place: '등수', shared: '공동', brought: '가져온 칩', chips: '칩', net: '합산', match: '게임', round: '라운드', what: '내용',
      entered: '입력 시각', tiles: '남은 타일', twos: '그중 2', count: '계산한 수', total: '총칩', reason: '이유', where: '장소', note: '메모',
    },
    round: '라운드',
    join: '새로 앉음',
    yes: '예',
    no: '아니요',
  },
  bgStats: {
    title: 'BG Stats로',
    about: '이 결과로 BG Stats를 엽니다. 누르면 이름, 칩, 시각, 장소와 메모가 링크에 담겨 그쪽 주소로 갑니다. 누르기 전에는 아무것도 보내지 않습니다.',
    link: 'BG Stats에 기록',
    later: '게임이 끝나면 BG Stats에 기록할 수 있습니다.',
    comment: (n) => rounds(n),
  },
};
