import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = '如果不是您本人，請立即設定新密碼，並在此檢查您的工作階段：'

export const texts: Texts = {
  hello: (name) => `${name}，您好：`,
  newsSettings: '您可以在這裡選擇接收消息的方式：',
  invitation: ({ hubName }) => ({
    subject: `邀請您加入 ${hubName}`,
    says: `您已獲邀加入 ${hubName}。接受邀請後即可加入：`,
    ends: '此連結在 72 小時內有效，僅能使用一次。逾期請申請新的邀請。',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `為 ${hubName} 設定新密碼`,
    says: `有人為您在 ${hubName} 的帳號申請了新密碼。如果是您本人，請在此設定：`,
    ends: '此連結在 1 小時內有效，僅能使用一次。如果不是您本人，無須採取任何動作，您的密碼不會變更。',
  }),
  welcome: ({ hubName }) => ({
    subject: `您已加入 ${hubName}`,
    says: `您現在也是 ${hubName} 的成員了。請使用您既有的密碼登入：`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} 在「${contentName}」留言`,
    says: `${actorName} 在 ${hubName} 的「${contentName}」留言：`,
    leads: '在此查看並回覆：',
    ends: '您也可以在那裡取消追蹤留言。',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} 在「${contentName}」的留言中提到了您`,
    says: `${actorName} 在 ${hubName} 的「${contentName}」留言中提到了您：`,
    leads: '在此查看並回覆：',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} 回覆了您在「${contentName}」的留言`,
    says: `${actorName} 在 ${hubName} 回覆了您在「${contentName}」的留言：`,
    leads: '在此查看並回覆：',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `「${contentName}」等內容` : `「${contentName}」`
    return actorName
      ? {
          subject: `${actorName} 與您分享了${what}`,
          says: `${actorName} 在 ${hubName} 與您分享了${what}。`,
          leads: '在此開啟：',
        }
      : { subject: `為您推薦${what}`, says: `${hubName} 為您推薦${what}。`, leads: '在此開啟：' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `您透過「${contentName}」獲得了徽章`,
    says: `您於 ${day}在 ${hubName} 透過「${contentName}」獲得了一枚徽章，做得好。`,
    leads: '在此查看您的徽章：',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} 已準備就緒`,
    says: `您上傳到 ${hubName} 的檔案 ${filename} 已準備就緒，可以使用。`,
    leads: '在此繼續：',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} 無法使用`,
    says: `您上傳到 ${hubName} 的檔案 ${filename} 無法使用。原因顯示在您上傳檔案的頁面。`,
    leads: '在此上傳其他檔案：',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `您的內容請求已有回覆：${wish}`,
    says: `您在 ${hubName} 的內容請求「${wish}」已有回覆。`,
    leads: '請在此查看：',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} 申請內容：${wish}`,
    says: `${actorName} 在 ${hubName} 申請內容「${wish}」：`,
    leads: '在此查看訊息：',
  }),
  dataExport: ({ hubName }) => ({
    subject: '您的個人資料已準備就緒',
    says: `您在 ${hubName} 的個人資料檔案已準備就緒，7 天內可以取得。`,
    leads: '登入後在此取得：',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: '有人申請了您的個人資料副本',
    says: `${hubName} 的管理員申請了一份您在該處的個人資料副本。您無須採取任何動作。`,
    leads: '進入學習中心：',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: '您的密碼已變更',
    says: `您在 ${hubName} 的帳號密碼已變更。所有其他工作階段和所有 API 權杖均已失效。`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: '已建立新的 API 權杖',
    says: `您在 ${hubName} 的帳號已建立一個 API 權杖。程式可以用它以您的名義操作。`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: '已建立學習中心的權杖',
    says: `已建立一個屬於 ${hubName} 本身的 API 權杖。無論誰離開，程式都可以用它使用學習中心。`,
    leads: '您可以在此查看學習中心的所有權杖：',
  }),
  hubExported: ({ hubName }) => ({
    subject: '已匯出整個學習中心',
    says: `一位管理員已將 ${hubName} 的全部內容（人員、內容和活動）匯出為一個檔案。擁有相應權限的人可在 7 天內下載。`,
    leads: '您可以在此查看是誰要求的，並取得檔案：',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `此學習中心將於 ${day} 刪除`,
    says: `一位管理員要求刪除整個 ${hubName}。${day}，其中的人員、內容、檔案和學習證明將被永久刪除。在此之前一切照常。`,
    leads: '您可以在此查看是誰要求的，並匯出學習中心或取消刪除：',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: '此學習中心不會被刪除',
    says: `${hubName} 的刪除已取消。一切保持原樣。`,
    leads: '您可以在此找到學習中心的設定：',
  }),
  newDevice: ({ hubName }) => ({
    subject: '透過新瀏覽器登入',
    says: `有人使用學習中心未識別的瀏覽器登入了您在 ${hubName} 的帳號。`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: '已啟用第二重驗證',
    says: `現在登入您在 ${hubName} 的帳號還需要應用程式中的驗證碼。`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: '已移除第二重驗證',
    says: `登入您在 ${hubName} 的帳號不再需要應用程式中的驗證碼。`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: '已使用一組復原碼',
    says: `您在 ${hubName} 的帳號使用了一組復原碼。該復原碼不能再次使用。`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: '已新增通行金鑰',
    says: `您在 ${hubName} 的帳戶已新增一個通行金鑰，使用它登入時不需要密碼。`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: '已刪除通行金鑰',
    says: `您在 ${hubName} 的帳戶的一個通行金鑰已被刪除，無法再用它登入。`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: '請確認您的新電子郵件地址',
    says: `有人申請將此地址用於您在 ${hubName} 的帳號。請登入並在此確認：`,
    ends: '此連結在 24 小時內有效。如果您不知情，請勿操作。',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: '有人申請變更電子郵件地址',
    says: `有人申請變更您在 ${hubName} 的帳號的電子郵件地址。如果您不希望變更，請在此取消：`,
    ends: '此連結在 24 小時內有效。新地址確認後才會變更。',
  }),
  emailChanged: ({ hubName }) => ({
    subject: '您的電子郵件地址已變更',
    says: `您在 ${hubName} 的帳號已使用新的電子郵件地址。所有其他工作階段均已結束。`,
    leads: NOT_YOU,
  }),
}
