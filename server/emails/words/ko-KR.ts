import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = '본인이 아니라면 바로 새 비밀번호를 설정하고 여기에서 세션을 확인하세요.'

export const texts: Texts = {
  hello: (name) => `${name}님, 안녕하세요.`,
  newsSettings: '소식을 받는 방법은 여기에서 선택할 수 있습니다:',
  invitation: ({ hubName }) => ({
    subject: `${hubName} 초대`,
    says: `${hubName}에 초대되었습니다. 초대를 수락하면 참여하게 됩니다.`,
    ends: '이 링크는 72시간 동안 한 번만 사용할 수 있습니다. 기간이 지나면 새 초대를 요청하세요.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `${hubName} 새 비밀번호 설정`,
    says: `${hubName} 계정의 새 비밀번호가 요청되었습니다. 본인이 요청했다면 여기에서 설정하세요.`,
    ends: '이 링크는 1시간 동안 한 번만 사용할 수 있습니다. 본인이 요청하지 않았다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.',
  }),
  welcome: ({ hubName }) => ({
    subject: `이제 ${hubName}에 로그인할 수 있습니다`,
    says: `이제 ${hubName}도 이용할 수 있습니다. 이미 사용 중인 비밀번호로 로그인하세요.`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName}님이 ‘${contentName}’에 댓글을 남겼습니다`,
    says: `${hubName}에서 ${actorName}님이 ‘${contentName}’에 댓글을 남겼습니다.`,
    leads: '여기에서 읽고 답글을 남길 수 있습니다.',
    ends: '그곳에서 댓글 팔로우를 해제할 수도 있습니다.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName}님이 ‘${contentName}’의 댓글에서 나를 언급했습니다`,
    says: `${hubName}에서 ${actorName}님이 ‘${contentName}’의 댓글에서 회원님을 언급했습니다.`,
    leads: '여기에서 읽고 답글을 남길 수 있습니다.',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName}님이 ‘${contentName}’의 내 댓글에 답글을 남겼습니다`,
    says: `${hubName}에서 ${actorName}님이 ‘${contentName}’의 회원님 댓글에 답글을 남겼습니다.`,
    leads: '여기에서 읽고 답글을 남길 수 있습니다.',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `‘${contentName}’ 외 콘텐츠` : `‘${contentName}’ 콘텐츠`
    return actorName
      ? {
          subject: `${actorName}님이 ${what}를 공유했습니다`,
          says: `${hubName}에서 ${actorName}님이 ${what}를 공유했습니다.`,
          leads: '여기에서 열어 보세요.',
        }
      : {
          subject: `추천: ${what}`,
          says: `${hubName}에서 ${what}를 추천합니다.`,
          leads: '여기에서 열어 보세요.',
        }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `‘${contentName}’ 배지를 받았습니다`,
    says: `${day}에 ${hubName}의 ‘${contentName}’에서 배지를 받았습니다. 축하합니다.`,
    leads: '내 배지는 여기에서 볼 수 있습니다.',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} 파일이 준비되었습니다`,
    says: `${hubName}에 업로드한 ${filename} 파일이 준비되어 사용할 수 있습니다.`,
    leads: '여기에서 계속하세요.',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} 파일을 사용할 수 없습니다`,
    says: `${hubName}에 업로드한 ${filename} 파일을 사용할 수 없습니다. 이유는 업로드한 화면에 나와 있습니다.`,
    leads: '여기에서 다른 파일을 업로드하세요.',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `콘텐츠 요청에 대한 답변: ${wish}`,
    says: `${hubName}에서 요청하신 콘텐츠 “${wish}”에 답변이 등록되었습니다.`,
    leads: '여기에서 확인하세요:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName}님의 콘텐츠 요청: ${wish}`,
    says: `${hubName}에서 ${actorName}님이 콘텐츠를 요청했습니다. 제목: ‘${wish}’`,
    leads: '여기에서 메시지를 읽을 수 있습니다.',
  }),
  dataExport: ({ hubName }) => ({
    subject: '개인 데이터가 준비되었습니다',
    says: `${hubName}의 개인 데이터 파일이 준비되었습니다. 7일 동안 받을 수 있습니다.`,
    leads: '로그인한 뒤 여기에서 받으세요.',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: '내 개인 데이터 사본이 요청되었습니다',
    says: `${hubName} 관리자가 그곳에 보관된 회원님의 개인 데이터 사본을 요청했습니다. 아무것도 하지 않아도 됩니다.`,
    leads: '허브는 여기에 있습니다.',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: '비밀번호가 변경되었습니다',
    says: `${hubName} 계정의 비밀번호가 변경되었습니다. 다른 모든 세션과 모든 API 토큰이 종료되었습니다.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: '새 API 토큰이 생성되었습니다',
    says: `${hubName} 계정에 API 토큰이 생성되었습니다. 프로그램이 이 토큰으로 회원님의 이름으로 작업할 수 있습니다.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: '허브의 토큰이 생성되었습니다',
    says: `${hubName} 자체에 속하는 API 토큰이 생성되었습니다. 누가 떠나더라도 프로그램이 이 토큰으로 허브를 사용할 수 있습니다.`,
    leads: '허브의 모든 토큰은 여기에서 볼 수 있습니다:',
  }),
  hubExported: ({ hubName }) => ({
    subject: '허브 전체가 내보내졌습니다',
    says: `관리자가 ${hubName} 전체(사람, 콘텐츠, 활동)를 파일 하나로 내보냈습니다. 필요한 권한이 있는 사람은 7일 동안 다운로드할 수 있습니다.`,
    leads: '요청한 사람과 파일은 여기에서 볼 수 있습니다:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `이 허브는 ${day}에 삭제됩니다`,
    says: `관리자가 ${hubName} 전체를 삭제하도록 요청했습니다. ${day}에 사람, 콘텐츠, 파일, 학습 기록이 영구적으로 삭제됩니다. 그때까지는 모든 것이 평소와 같습니다.`,
    leads: '요청한 사람을 확인하고 허브를 내보내거나 삭제를 취소하려면 여기로 이동하세요:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: '이 허브는 삭제되지 않습니다',
    says: `${hubName}의 삭제가 취소되었습니다. 모든 것이 그대로 유지됩니다.`,
    leads: '허브 설정은 여기에 있습니다:',
  }),
  newDevice: ({ hubName }) => ({
    subject: '새 브라우저에서 로그인',
    says: `허브가 알지 못하는 브라우저로 ${hubName} 계정에 로그인한 기록이 있습니다.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: '2단계 인증이 켜졌습니다',
    says: `이제 ${hubName} 계정에 로그인하려면 앱의 코드도 필요합니다.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: '2단계 인증이 꺼졌습니다',
    says: `이제 ${hubName} 계정에 로그인할 때 앱의 코드가 필요하지 않습니다.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: '복구 코드가 사용되었습니다',
    says: `${hubName} 계정에 복구 코드가 사용되었습니다. 같은 코드는 다시 사용할 수 없습니다.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: '패스키가 추가되었습니다',
    says: `${hubName}의 내 계정에 패스키가 추가되었습니다. 비밀번호 없이 로그인할 수 있습니다.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: '패스키가 삭제되었습니다',
    says: `${hubName}의 내 계정에서 패스키가 삭제되었습니다. 더 이상 이 패스키로 로그인할 수 없습니다.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: '새 이메일 주소를 확인하세요',
    says: `${hubName} 계정에 이 주소가 요청되었습니다. 로그인하여 여기에서 확인하세요.`,
    ends: '이 링크는 24시간 동안 사용할 수 있습니다. 요청한 적이 없으면 아무것도 하지 마세요.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: '이메일 주소 변경이 요청되었습니다',
    says: `${hubName} 계정의 이메일 주소 변경이 요청되었습니다. 원하지 않으면 여기에서 취소하세요.`,
    ends: '이 링크는 24시간 동안 사용할 수 있습니다. 새 주소가 확인되어야 변경됩니다.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: '이메일 주소가 변경되었습니다',
    says: `${hubName} 계정의 이메일 주소가 변경되었습니다. 다른 모든 세션이 종료되었습니다.`,
    leads: NOT_YOU,
  }),
}
