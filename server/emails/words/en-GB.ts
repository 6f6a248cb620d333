import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'If this was not you, choose a new password at once and check where you are signed in:'

export const texts: Texts = {
  hello: (name) => `Hello ${name},`,
  newsSettings: 'Choose how you get your news here:',
  invitation: ({ hubName }) => ({
    subject: `You are invited to ${hubName}`,
    says: `You are invited to ${hubName}. You belong to it once you accept the invitation:`,
    ends: 'The link works once, for 72 hours. After that, ask for a new invitation.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Choose a new password for ${hubName}`,
    says: `Somebody asked for a new password for your account in ${hubName}. If it was you, choose one here:`,
    ends: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
  }),
  welcome: ({ hubName }) => ({
    subject: `You now belong to ${hubName}`,
    says: `You now belong to ${hubName} as well. Sign in with the password that you already have:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} commented on “${contentName}”`,
    says: `${actorName} commented on “${contentName}” in ${hubName}:`,
    leads: 'Read it and reply here:',
    ends: 'There you can also stop following the comments.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} mentioned you in a comment on “${contentName}”`,
    says: `${actorName} mentioned you in a comment on “${contentName}” in ${hubName}:`,
    leads: 'Read it and reply here:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} replied to your comment on “${contentName}”`,
    says: `${actorName} replied to your comment on “${contentName}” in ${hubName}:`,
    leads: 'Read it and reply here:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `“${contentName}” and more` : `“${contentName}”`
    const subject = actorName ? `${actorName} shared ${what} with you` : `${what} is recommended to you`
    return { subject, says: `${subject} in ${hubName}.`, leads: 'Open it here:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `You earned a badge with “${contentName}”`,
    says: `On ${day} you earned a badge with “${contentName}” in ${hubName}. Well done.`,
    leads: 'Your badges are here:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} is ready`,
    says: `The file ${filename} that you uploaded to ${hubName} is ready and can be used.`,
    leads: 'Continue here:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} cannot be used`,
    says: `The file ${filename} that you uploaded to ${hubName} cannot be used. You can see the reason where you uploaded it.`,
    leads: 'Upload another one here:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Your request for content was answered: ${wish}`,
    says: `Your request for content in ${hubName}, “${wish}”, was answered.`,
    leads: 'Read it here:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} asks for content: ${wish}`,
    says: `${actorName} asks for content in ${hubName}, “${wish}”:`,
    leads: 'Read it here:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Your personal data is ready',
    says: `The file with your personal data from ${hubName} is ready. You can download it for seven days.`,
    leads: 'Sign in to download it here:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'A copy of your personal data was requested',
    says: `An admin of ${hubName} requested a copy of the personal data that is stored about you there. You do not have to do anything.`,
    leads: 'The hub is here:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Your password was changed',
    says: `The password of your account in ${hubName} was changed. You were signed out everywhere else, and all your API tokens stopped working.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'A new API token was created',
    says: `An API token was created for your account in ${hubName}. A program can act in your name with it.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'A token of the hub was created',
    says: `An API token was created that belongs to ${hubName} itself. A program can use the hub with it, whoever leaves.`,
    leads: 'You find all tokens of the hub here:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'The whole hub was exported',
    says: `An admin had all of ${hubName} put into one file: people, content and activity. Those who hold the rights for it can download it for seven days.`,
    leads: 'You find out who asked for it, and the file, here:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `This hub will be deleted on ${day}`,
    says: `An admin asked for all of ${hubName} to be deleted. On ${day} its people, content, files and evidence are deleted for good. Until then everything goes on as before.`,
    leads: 'You find out who asked for it, and can export the hub or cancel, here:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'This hub will not be deleted',
    says: `The deletion of ${hubName} was cancelled. Everything stays as it is.`,
    leads: 'You find the settings of the hub here:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Sign-in from a new browser',
    says: `Somebody signed in to your account in ${hubName} with a browser that the hub did not know.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Your second factor is on',
    says: `Signing in to your account in ${hubName} now needs a code from an app as well.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Your second factor is off',
    says: `Signing in to your account in ${hubName} no longer needs a code from an app.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'A recovery code was used',
    says: `A recovery code was used for your account in ${hubName}. It does not work again.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'A passkey was added',
    says: `A passkey was added to your account in ${hubName}. It signs you in without a password.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'A passkey was deleted',
    says: `A passkey of your account in ${hubName} was deleted. It no longer signs you in.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Confirm your new e-mail address',
    says: `Somebody wants to use this address for their account in ${hubName}. If it is you, sign in and confirm it here:`,
    ends: 'The link works for 24 hours. If this was not you, you do not have to do anything.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'A new e-mail address was requested',
    says: `A new e-mail address was requested for your account in ${hubName}. If you do not want that, cancel it here:`,
    ends: 'The link works for 24 hours. The address changes only once the new one is confirmed.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Your e-mail address was changed',
    says: `Your account in ${hubName} has a new e-mail address now. You were signed out everywhere else.`,
    leads: NOT_YOU,
  }),
}
