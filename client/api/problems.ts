import { msg, plural } from '@lingui/core/macro'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { HubProblem } from './hub-problem.ts'

/** What a person reads: a title in a few words and one sentence that says what to do. */
export type ProblemWords = { title: string; text: string }

export type Wording = { title: MessageDescriptor; text: MessageDescriptor }

const unknown: Wording = {
  title: msg`Something went wrong`,
  text: msg`Try again. If it fails again, tell an admin of this hub.`,
}

const offline: Wording = {
  title: msg`No connection`,
  text: msg`The hub does not answer. Check your connection and try again.`,
}

export const changedMeanwhile: Wording = {
  title: msg`Changed by somebody else`,
  text: msg`This was changed in the meantime. Reload the page and make your change again.`,
}

const wordings: Record<string, Wording> = {
  offline,
  'internal-error': { title: msg`Error in the hub`, text: msg`The error was logged. Try again in a moment.` },
  unavailable: { title: msg`The hub is busy`, text: msg`Try again in a moment.` },
  'not-found': { title: msg`Not found`, text: msg`It was deleted, moved, or is not shared with you.` },
  'not-allowed': {
    title: msg`No access`,
    text: msg`You do not have permission to do this. Ask an admin of this hub.`,
  },
  'not-signed-in': { title: msg`You are signed out`, text: msg`Sign in to continue.` },
  'bad-input': { title: msg`Some fields are not filled in correctly`, text: msg`Check the fields and try again.` },
  'required-field-empty': {
    title: msg`Some fields are empty`,
    text: msg`Fill in all required fields and try again.`,
  },
  'too-large': { title: msg`Too large`, text: msg`Send less at a time, or choose a smaller file.` },
  'size-too-large': { title: msg`The file is too large`, text: msg`Choose a smaller file.` },
  'storage-full': {
    title: msg`No room for this file`,
    text: msg`Delete files that nobody needs, or ask an admin of this hub for more room.`,
  },
  'too-many-files': { title: msg`Too many files today`, text: msg`You can upload more tomorrow.` },
  'type-not-allowed': { title: msg`This type of file is not allowed`, text: msg`Choose another type of file.` },
  'file-invalid': { title: msg`The file cannot be used`, text: msg`The hub could not read it. Choose another file.` },
  conflict: changedMeanwhile,
  'version-mismatch': changedMeanwhile,
  'wrong-credentials': {
    title: msg`Wrong e-mail or password`,
    text: msg`Check both and try again, or choose a new password.`,
  },
  'wrong-password': {
    title: msg`Wrong password`,
    text: msg`This is not your current password. Check it and try again.`,
  },
  'code-wrong': { title: msg`Wrong code`, text: msg`Enter the code that your app shows now. Each code works once.` },
  'second-factor-wrong': {
    title: msg`Wrong code`,
    text: msg`Enter the code that your app shows now. Each code works once.`,
  },
  'second-factor-expired': { title: msg`Signing in took too long`, text: msg`Go back and enter your password again.` },
  'second-factor-required': {
    title: msg`Your code is missing`,
    text: msg`Enter the code that your app shows now.`,
  },
  'passkey-wrong': {
    title: msg`Not signed in`,
    text: msg`This hub does not know this passkey. Use another one, or your password.`,
  },
  'passkey-not-used': {
    title: msg`No passkey`,
    text: msg`No passkey was used. Try again, or use your password.`,
  },
  'passkey-known': { title: msg`Passkey already exists`, text: msg`This device has a passkey for this hub already.` },
  'passkey-refused': {
    title: msg`No passkey`,
    text: msg`The passkey could not be added. Try again.`,
  },
  'passkey-limit-reached': {
    title: msg`Too many passkeys`,
    text: msg`Delete a passkey that you no longer use, then add this one.`,
  },
  'second-factor-needed': {
    title: msg`A second factor is required`,
    text: msg`This hub requires a second factor from you, so this cannot be deleted. Set up an app first.`,
  },
  'step-up-required': {
    title: msg`Cancelled`,
    text: msg`Nothing was changed, because your password was not entered again.`,
  },
  'password-too-common': {
    title: msg`Too easy to guess`,
    text: msg`This password is easy to guess. Choose another, such as four words that do not belong together.`,
  },
  'password-sign-in-off': {
    title: msg`This hub has no passwords`,
    text: msg`Sign in with the button of your organisation.`,
  },
  'oidc-refused': {
    title: msg`Not signed in`,
    text: msg`Your organisation did not confirm the sign-in. Try again.`,
  },
  'oidc-failed': {
    title: msg`Signing in did not work`,
    text: msg`Your organisation did not answer as expected. Try again. If it fails again, tell an admin of this hub.`,
  },
  'oidc-no-account': {
    title: msg`No account here`,
    text: msg`Your organisation knows you, but this hub does not. Ask an admin of this hub to let you in.`,
  },
  'mail-proof-needed': {
    title: msg`A start password does not open this account`,
    text: msg`Ask for an invitation by e-mail, or sign in with the button of your organisation.`,
  },
  'signed-in-already': {
    title: msg`Somebody is signed in here`,
    text: msg`Sign out first, then open the link again.`,
  },
  'custom-field-value-wrong': {
    title: msg`This does not fit`,
    text: msg`Enter what the field asks for, such as a date or one of its options.`,
  },
  'unknown-time-zone': { title: msg`No such time zone`, text: msg`Choose one from the list, such as Europe/London.` },
  'email-not-usable': { title: msg`This address cannot be used`, text: msg`Choose another one.` },
  'email-unchanged': { title: msg`Nothing would change`, text: msg`This is your address already.` },
  'token-invalid': {
    title: msg`This link no longer works`,
    text: msg`It was already used or has expired. Request a new one.`,
  },
}

/** Adds words for codes that only some pages meet, so that the others do not load them. */
export function addProblemWords(words: Record<string, Wording>): void {
  Object.assign(wordings, words)
}

/** The words for anything that a call may throw, in the language that is spoken now. */
export function problemWords(error: unknown): ProblemWords {
  if (!(error instanceof HubProblem)) return worded(unknown)
  if (error.status === 429) return waitWords(error.retryAfter)
  return wordsFor(error.code) ?? (error.status < 500 && error.detail ? asSaid(error.detail) : worded(unknown))
}

/** In the words of the hub, which are English, where there are none in the language of the person. */
function asSaid(detail: string): ProblemWords {
  return { title: i18n._(msg`This could not be done`), text: detail }
}

/** The words for a code that the contract names; undefined for one that nobody has words for. */
export function wordsFor(code: string): ProblemWords | undefined {
  return wordings[code] && worded(wordings[code])
}

/** Whether another try can help; a thing that is not there stays away. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof HubProblem) || error.status === 0 || error.status === 429 || error.status >= 500
}

function waitWords(seconds: number | null): ProblemWords {
  const minutes = Math.ceil((seconds ?? 0) / 60)
  if (!seconds) return { title: i18n._(msg`Too many attempts`), text: i18n._(msg`Wait a moment and try again.`) }
  if (seconds < 90) {
    return {
      title: i18n._(msg`Too many attempts`),
      text: plural(seconds, { one: 'Wait # second and try again.', other: 'Wait # seconds and try again.' }),
    }
  }
  return {
    title: i18n._(msg`Too many attempts`),
    text: plural(minutes, { one: 'Wait # minute and try again.', other: 'Wait # minutes and try again.' }),
  }
}

function worded({ title, text }: Wording): ProblemWords {
  return { title: i18n._(title), text: i18n._(text) }
}
