import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = '如果不是您本人，请立即设置新密码，并在此检查您的会话：'

export const texts: Texts = {
  hello: (name) => `${name}，您好：`,
  newsSettings: '您可以在这里选择接收消息的方式：',
  invitation: ({ hubName }) => ({
    subject: `邀请您加入 ${hubName}`,
    says: `您已受邀加入 ${hubName}。接受邀请后即可加入：`,
    ends: '此链接在 72 小时内有效，只能使用一次。过期后请申请新的邀请。',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `为 ${hubName} 设置新密码`,
    says: `有人为您在 ${hubName} 的账号申请了新密码。如果是您本人，请在此设置：`,
    ends: '此链接在 1 小时内有效，只能使用一次。如果不是您本人，无需任何操作，您的密码不会改变。',
  }),
  welcome: ({ hubName }) => ({
    subject: `您已加入 ${hubName}`,
    says: `您现在也是 ${hubName} 的成员了。请使用您已有的密码登录：`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} 评论了“${contentName}”`,
    says: `${actorName} 在 ${hubName} 评论了“${contentName}”：`,
    leads: '在此查看并回复：',
    ends: '您也可以在那里取消关注评论。',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} 在“${contentName}”的评论中提到了您`,
    says: `${actorName} 在 ${hubName} 的“${contentName}”的评论中提到了您：`,
    leads: '在此查看并回复：',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} 回复了您在“${contentName}”中的评论`,
    says: `${actorName} 在 ${hubName} 回复了您在“${contentName}”中的评论：`,
    leads: '在此查看并回复：',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `“${contentName}”等内容` : `“${contentName}”`
    return actorName
      ? {
          subject: `${actorName} 与您分享了${what}`,
          says: `${actorName} 在 ${hubName} 与您分享了${what}。`,
          leads: '在此打开：',
        }
      : { subject: `为您推荐${what}`, says: `${hubName} 为您推荐${what}。`, leads: '在此打开：' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `您通过“${contentName}”获得了徽章`,
    says: `您于 ${day}在 ${hubName} 通过“${contentName}”获得了一枚徽章，做得好。`,
    leads: '在此查看您的徽章：',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} 已就绪`,
    says: `您上传到 ${hubName} 的文件 ${filename} 已就绪，可以使用。`,
    leads: '在此继续：',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} 无法使用`,
    says: `您上传到 ${hubName} 的文件 ${filename} 无法使用。原因显示在您上传文件的页面。`,
    leads: '在此上传其他文件：',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `您的内容请求已有答复：${wish}`,
    says: `您在 ${hubName} 的内容请求“${wish}”已有答复。`,
    leads: '请在此查看：',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} 申请内容：${wish}`,
    says: `${actorName} 在 ${hubName} 申请内容“${wish}”：`,
    leads: '在此查看消息：',
  }),
  dataExport: ({ hubName }) => ({
    subject: '您的个人数据已准备好',
    says: `您在 ${hubName} 的个人数据文件已准备好，7 天内可以获取。`,
    leads: '登录后在此获取：',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: '有人申请了您的个人数据副本',
    says: `${hubName} 的管理员申请了一份您在该处的个人数据副本。您无需任何操作。`,
    leads: '进入学习中心：',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: '您的密码已更改',
    says: `您在 ${hubName} 的账号密码已更改。所有其他会话和所有 API 令牌均已失效。`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: '已创建新的 API 令牌',
    says: `您在 ${hubName} 的账号已创建一个 API 令牌。程序可以用它以您的名义操作。`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: '已创建学习中心的令牌',
    says: `已创建一个属于 ${hubName} 本身的 API 令牌。无论谁离开，程序都可以用它使用学习中心。`,
    leads: '您可以在此查看学习中心的所有令牌：',
  }),
  hubExported: ({ hubName }) => ({
    subject: '已导出整个学习中心',
    says: `一位管理员已将 ${hubName} 的全部内容（人员、内容和活动）导出为一个文件。拥有相应权限的人可在 7 天内下载。`,
    leads: '您可以在此查看是谁请求的，并获取文件：',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `此学习中心将于 ${day} 删除`,
    says: `一位管理员请求删除整个 ${hubName}。${day}，其中的人员、内容、文件和学习证明将被永久删除。在此之前一切照常。`,
    leads: '您可以在此查看是谁请求的，并导出学习中心或取消删除：',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: '此学习中心不会被删除',
    says: `${hubName} 的删除已取消。一切保持原样。`,
    leads: '您可以在此找到学习中心的设置：',
  }),
  newDevice: ({ hubName }) => ({
    subject: '通过新浏览器登录',
    says: `有人使用学习中心未识别的浏览器登录了您在 ${hubName} 的账号。`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: '已启用第二重验证',
    says: `现在登录您在 ${hubName} 的账号还需要应用中的验证码。`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: '已移除第二重验证',
    says: `登录您在 ${hubName} 的账号不再需要应用中的验证码。`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: '已使用一个恢复码',
    says: `您在 ${hubName} 的账号使用了一个恢复码。该恢复码不能再次使用。`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: '已添加通行密钥',
    says: `您在 ${hubName} 的帐户已添加一个通行密钥，使用它登录时无需密码。`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: '已删除通行密钥',
    says: `您在 ${hubName} 的帐户的一个通行密钥已被删除，无法再用它登录。`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: '请确认您的新邮箱地址',
    says: `有人申请将此地址用于您在 ${hubName} 的账户。请登录并在此确认：`,
    ends: '此链接在 24 小时内有效。如果您不知情，请勿操作。',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: '有人申请更改邮箱地址',
    says: `有人申请更改您在 ${hubName} 的账户的邮箱地址。如果您不希望更改，请在此取消：`,
    ends: '此链接在 24 小时内有效。新地址确认后才会更改。',
  }),
  emailChanged: ({ hubName }) => ({
    subject: '您的邮箱地址已更改',
    says: `您在 ${hubName} 的账户已使用新的邮箱地址。所有其他会话均已结束。`,
    leads: NOT_YOU,
  }),
}
