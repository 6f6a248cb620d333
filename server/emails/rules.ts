/** A mail is tried this often at the most. */
export const MAX_TRIES = 10

/** A mail that is being sent for longer than this has lost its sender. Longer than every time-out of SMTP together. */
export const LEASE_MS = 5 * 60_000

const FIRST_WAIT_MS = 30_000
const MAX_BACKOFF_MS = 60 * 60_000

/** How long to wait after the nth try: twice as long each time, up to an hour, and scattered by half so that mails do not come back together. @param random 0 up to 1 */
export function waitAfter(tries: number, random: number): number {
  return Math.min(MAX_BACKOFF_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * (0.75 + random / 2)
}

/**
 * Whether a text may stand in the head of a mail. A line break in it would let its writer add fields, and a sign that turns
 * the direction of writing would let it look like another one.
 */
export function fitsHead(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(text)
}

/** A text without what may not stand in the head of a mail. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}+/gu, '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Mails that one person gets within a day at the most. What an account cannot do without has a number of its own. */
export const MAILS_A_DAY = { account: 20, news: 50 } as const

/** What the mails of these types are about nobody can do without, so others never use up their number. */
const ACCOUNT_TYPES: readonly string[] = [
  'invitation',
  'passwordReset',
  'welcome',
  'dataExport',
  'emailChange',
  'emailChangeAsked',
  'emailChanged',
]

/** What happened to an account. It counts as news, of which an account can do without a few. */
const NOTICE_TYPES: readonly string[] = [
  'passwordChanged',
  'tokenCreated',
  'serviceTokenCreated',
  'hubExported',
  'hubDeletion',
  'newDevice',
  'secondFactorAdded',
  'secondFactorRemoved',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
]

/** Whether a mail is about somebody's account: it comes whatever they chose for their news, and nobody should answer it. */
export function isAboutAccount(type: string): boolean {
  return ACCOUNT_TYPES.includes(type) || NOTICE_TYPES.includes(type)
}

/** Under which number a mail of a type counts. */
export function budgetOf(type: string): keyof typeof MAILS_A_DAY {
  return ACCOUNT_TYPES.includes(type) ? 'account' : 'news'
}

/** Mails whose link opens an account to whoever has it, or proves or keeps its address. */
export const SECRET_TYPES: readonly string[] = ['invitation', 'passwordReset', 'emailChange', 'emailChangeAsked']

/** What a mail says is kept this long after it was written, where it is kept at all. */
export const WORDS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The row of a mail that is done with is kept this long. Its effect key is what keeps a mail from being sent twice, so it
 * outlives by far whatever may ask for the same mail again: jobs are tried again for hours, a nudge comes back each year.
 */
export const ROWS_KEPT_MS = 400 * 24 * 60 * 60 * 1000

/** What a hub keeps of its mails. */
export interface Keeping {
  /** The words of mails that were sent. */
  ofSent: boolean
  /** The words of mails whose link opens an account. */
  ofSecrets: boolean
}

/**
 * Without a mail server the hub's own page is where mails arrive, so there they are kept. A link that opens an account is
 * kept on a developer's machine only: in production one admin could open the account of another with it.
 */
export function keepingOf({ smtpUrl, production }: { smtpUrl: string | undefined; production: boolean }): Keeping {
  return { ofSent: !smtpUrl, ofSecrets: !smtpUrl && !production }
}

/** Whether what a mail says may be seen, and stay where it is, once it has this state. */
export function keepsWords(keeping: Keeping, type: string, state: string): boolean {
  if (SECRET_TYPES.includes(type)) return keeping.ofSecrets
  return state !== 'sent' || keeping.ofSent
}
