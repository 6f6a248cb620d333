import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'お心当たりがない場合は、すぐに新しいパスワードを設定し、こちらでセッションを確認してください。'

export const texts: Texts = {
  hello: (name) => `${name} 様`,
  newsSettings: 'お知らせの受け取り方は、こちらで選べます。',
  invitation: ({ hubName }) => ({
    subject: `${hubName} への招待`,
    says: `${hubName} に招待されています。招待を承認すると参加できます。`,
    ends: 'このリンクは 72 時間以内に 1 回だけ使えます。期限を過ぎた場合は、新しい招待を依頼してください。',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `${hubName} の新しいパスワードの設定`,
    says: `${hubName} のアカウントについて、新しいパスワードの設定が依頼されました。ご本人の場合は、こちらから設定してください。`,
    ends: 'このリンクは 1 時間以内に 1 回だけ使えます。お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
  }),
  welcome: ({ hubName }) => ({
    subject: `${hubName} を利用できるようになりました`,
    says: `${hubName} も利用できるようになりました。お持ちのパスワードでサインインしてください。`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} さんが「${contentName}」にコメントしました`,
    says: `${hubName} で ${actorName} さんが「${contentName}」にコメントしました。`,
    leads: 'コメントを読んで返信する:',
    ends: 'コメントのフォローも、そちらで解除できます。',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} さんが「${contentName}」へのコメントであなたをメンションしました`,
    says: `${hubName} で ${actorName} さんが「${contentName}」へのコメントであなたをメンションしました。`,
    leads: 'コメントを読んで返信する:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} さんが「${contentName}」へのあなたのコメントに返信しました`,
    says: `${hubName} で ${actorName} さんが「${contentName}」へのあなたのコメントに返信しました。`,
    leads: '返信を読んで返信する:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `「${contentName}」ほか` : `「${contentName}」`
    return actorName
      ? {
          subject: `${actorName} さんが${what}を共有しました`,
          says: `${hubName} で ${actorName} さんが${what}をあなたと共有しました。`,
          leads: 'こちらから開けます:',
        }
      : {
          subject: `おすすめ: ${what}`,
          says: `${hubName} から${what}をおすすめします。`,
          leads: 'こちらから開けます:',
        }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `「${contentName}」でバッジを獲得しました`,
    says: `${day}、${hubName} の「${contentName}」でバッジを獲得しました。おめでとうございます。`,
    leads: 'バッジはこちらで確認できます:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} の準備ができました`,
    says: `${hubName} にアップロードしたファイル ${filename} の準備ができ、使えるようになりました。`,
    leads: '続きはこちらから:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} は使用できません`,
    says: `${hubName} にアップロードしたファイル ${filename} は使用できません。理由はアップロードした画面に表示されています。`,
    leads: '別のファイルはこちらからアップロードできます:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `コンテンツのリクエストへの回答：${wish}`,
    says: `${hubName} でのコンテンツのリクエスト「${wish}」に回答がありました。`,
    leads: 'こちらからご覧ください：',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} さんからのコンテンツの要望: ${wish}`,
    says: `${hubName} で ${actorName} さんがコンテンツ「${wish}」を要望しています。`,
    leads: 'メッセージはこちら:',
  }),
  dataExport: ({ hubName }) => ({
    subject: '個人データの準備ができました',
    says: `${hubName} のあなたの個人データのファイルが準備できました。7 日間取得できます。`,
    leads: 'サインインしてこちらから取得してください:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'あなたの個人データのコピーが請求されました',
    says: `${hubName} の管理者が、そこに保存されているあなたの個人データのコピーを請求しました。何もする必要はありません。`,
    leads: 'ハブはこちら:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'パスワードが変更されました',
    says: `${hubName} のアカウントのパスワードが変更されました。ほかのセッションとすべての API トークンは終了しました。`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: '新しい API トークンが作成されました',
    says: `${hubName} のアカウントに API トークンが作成されました。プログラムはこれを使ってあなたの名前で操作できます。`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'ハブのトークンが作成されました',
    says: `${hubName} 自体に属する API トークンが作成されました。誰かが離れても、プログラムはこれを使ってハブを利用できます。`,
    leads: 'ハブのすべてのトークンはこちらで確認できます：',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'ハブ全体がエクスポートされました',
    says: `管理者が ${hubName} 全体（ユーザー、コンテンツ、アクティビティ）を 1 つのファイルにエクスポートしました。必要な権限を持つ人は 7 日間ダウンロードできます。`,
    leads: '依頼した人とファイルはこちらで確認できます：',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `このハブは ${day} に削除されます`,
    says: `管理者が ${hubName} 全体の削除を依頼しました。${day} に、ユーザー、コンテンツ、ファイル、学習記録が完全に削除されます。それまではこれまでどおり利用できます。`,
    leads: '依頼した人の確認、ハブのエクスポート、削除のキャンセルはこちらから行えます：',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'このハブは削除されません',
    says: `${hubName} の削除はキャンセルされました。すべてそのまま残ります。`,
    leads: 'ハブの設定はこちらです：',
  }),
  newDevice: ({ hubName }) => ({
    subject: '新しいブラウザーからのログイン',
    says: `${hubName} のアカウントに、これまで使われていないブラウザーからログインがありました。`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: '2 段階認証が有効になりました',
    says: `${hubName} のアカウントへのログインに、アプリのコードも必要になりました。`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: '2 段階認証が無効になりました',
    says: `${hubName} のアカウントへのログインに、アプリのコードは不要になりました。`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'リカバリーコードが使用されました',
    says: `${hubName} のアカウントでリカバリーコードが使用されました。同じコードは再び使えません。`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'パスキーが追加されました',
    says: `${hubName} のあなたのアカウントにパスキーが追加されました。パスワードなしでサインインできます。`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'パスキーが削除されました',
    says: `${hubName} のあなたのアカウントのパスキーが削除されました。今後はサインインに使えません。`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: '新しいメールアドレスの確認',
    says: `${hubName} のアカウントにこのメールアドレスの登録が申請されました。ログインして、こちらで確認してください。`,
    ends: 'このリンクは 24 時間有効です。お心当たりがない場合は、何もしないでください。',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'メールアドレスの変更が申請されました',
    says: `${hubName} のアカウントのメールアドレスの変更が申請されました。変更しない場合は、こちらで取り消してください。`,
    ends: 'このリンクは 24 時間有効です。新しいアドレスが確認されるまで変更されません。',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'メールアドレスが変更されました',
    says: `${hubName} のアカウントのメールアドレスが変更されました。ほかのセッションはすべて終了しました。`,
    leads: NOT_YOU,
  }),
}
