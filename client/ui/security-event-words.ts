import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What happened, in the order in which the filter shows it. */
export const eventWords = {
  signedIn: msg`Signed in`,
  signInFailed: msg`Sign-in failed`,
  signInBlocked: msg`Sign-in paused`,
  signedOut: msg`Signed out`,
  sessionEnded: msg`Session ended`,
  passwordChanged: msg`Password changed`,
  passwordReset: msg`Password reset`,
  invitationAccepted: msg`Invitation accepted`,
  emailChangeRequested: msg`E-mail address asked for`,
  emailChanged: msg`E-mail address changed`,
  tokenCreated: msg`Token created`,
  tokenDeleted: msg`Token deleted`,
  secondFactorAdded: msg`Second factor added`,
  secondFactorRemoved: msg`Second factor removed`,
  secondFactorReset: msg`Second factor removed by an admin`,
  secondFactorResetAsked: msg`Removal of the second factor asked for by an admin`,
  passkeyAdded: msg`Passkey added`,
  passkeyRemoved: msg`Passkey deleted`,
  recoveryCodesCreated: msg`Recovery codes created`,
  recoveryCodeUsed: msg`Recovery code used`,
  identityConfirmed: msg`Identity confirmed`,
  accountSuspended: msg`Account suspended`,
  accountUnsuspended: msg`Suspension ended`,
  exportRequested: msg`Data export requested`,
  exportDownloaded: msg`Data export downloaded`,
  mailRead: msg`E-mail viewed by an admin`,
} satisfies Record<string, MessageDescriptor>
