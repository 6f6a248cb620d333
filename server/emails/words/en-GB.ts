import type { Texts } from '../texts.ts'

/** Below what happened to an account. */
const NOT_YOU = 'If it was not you, choose a new password at once and look through your sessions here:'

export const texts: Texts = {
  hello: (name) => `Hello ${name},`,
  invitation: ({ hubName }) => ({
    subject: `You are invited to ${hubName}`,
    says: `you are invited to ${hubName}. You belong to it once you accept the invitation:`,
    ends: 'The link works once, for 72 hours. After that, ask for a new invitation.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Choose a new password for ${hubName}`,
    says: `somebody asked for a new password for your account in ${hubName}. If it was you, choose one here:`,
    ends: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
  }),
  welcome: ({ hubName }) => ({
    subject: `You now belong to ${hubName}`,
    says: `you now belong to ${hubName} as well. Sign in with the password that you have already:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} commented on “${contentName}”`,
    says: `${actorName} commented on “${contentName}” in ${hubName}:`,
    leads: 'Read and answer it here:',
    ends: 'There you can also stop following the comments.',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} replied to your comment on “${contentName}”`,
    says: `${actorName} replied to your comment on “${contentName}” in ${hubName}:`,
    leads: 'Read and answer it here:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `“${contentName}” and more` : `“${contentName}”`
    const subject = actorName ? `${actorName} shared ${what} with you` : `${what} is recommended to you`
    return { subject, says: `${subject} in ${hubName}.`, leads: 'Open it here:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `You earned a badge with “${contentName}”`,
    says: `on ${day} you earned a badge with “${contentName}” in ${hubName}. Well done.`,
    leads: 'Your badges are here:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} is ready`,
    says: `the file ${filename} that you uploaded to ${hubName} is ready and can be used.`,
    leads: 'Go on here:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} cannot be used`,
    says: `the file ${filename} that you uploaded to ${hubName} cannot be used. The hub says why where you uploaded it.`,
    leads: 'Upload another one here:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} asks for content: ${wish}`,
    says: `${actorName} asks for content in ${hubName}, “${wish}”:`,
    leads: 'Read it here:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Your personal data is ready',
    says: `the file with your personal data from ${hubName} is ready. It can be fetched for seven days.`,
    leads: 'Fetch it here, signed in:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'A copy of your personal data was asked for',
    says: `an admin of ${hubName} asked for a copy of the personal data that is kept about you there. You need not do anything.`,
    leads: 'The hub is here:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Your password was changed',
    says: `the password of your account in ${hubName} was changed. All other sessions and all API tokens have ended.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'A new API token was created',
    says: `an API token was created for your account in ${hubName}. A program can act in your name with it.`,
    leads: NOT_YOU,
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Sign-in from a new browser',
    says: `somebody signed in to your account in ${hubName} with a browser that the hub did not know.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Your second factor is on',
    says: `signing in to your account in ${hubName} now needs a code from an app as well.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Your second factor is off',
    says: `signing in to your account in ${hubName} no longer needs a code from an app.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'A recovery code was used',
    says: `a recovery code was used for your account in ${hubName}. It does not work again.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'A passkey was added',
    says: `a passkey was added to your account in ${hubName}. It signs you in without a password.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'A passkey was deleted',
    says: `a passkey of your account in ${hubName} was deleted. It no longer signs you in.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Confirm your new e-mail address',
    says: `this address is to be the one of your account in ${hubName}. Sign in and confirm it here:`,
    ends: 'The link works for 24 hours. If you know nothing of it, do nothing.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Another e-mail address was asked for',
    says: `your account in ${hubName} is to have another e-mail address. If you do not want that, cancel it here:`,
    ends: 'The link works for 24 hours. The address changes only once the new one is confirmed.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Your e-mail address was changed',
    says: `your account in ${hubName} has another e-mail address now. All other sessions have ended.`,
    leads: NOT_YOU,
  }),
}
