import { badInput } from '../contract/problems.ts'
import { commonPasswords } from './common-passwords.ts'

/** A word of the surroundings counts from this length on. */
const MIN_WORD_LENGTH = 4
/** What has to be left of a password without such a word. */
const MIN_REST_LENGTH = 6

/** Words that are no secret here: the hub's name, and the parts of the e-mail address and of the person's name. */
export function contextWords({
  hubName,
  email,
  names = [],
}: {
  hubName: string
  email: string
  names?: readonly string[]
}): string[] {
  const parts = [hubName, ...names, email].flatMap((text) => [
    ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    squeezed(text),
  ])
  return [...new Set(parts)].filter((word) => word.length >= MIN_WORD_LENGTH)
}

/** Why a password is too easy to guess, as a sentence; null when it is not. */
export function weakness(password: string, context: readonly string[]): string | null {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (commonPasswords.has(plain) || commonPasswords.has(core) || new Set(plain).size < 3 || isRun(plain))
    return 'Many people use this password, so it is guessed first. Choose another one, for example several words in a row.'
  const letters = squeezed(plain)
  const known = context.some((word) => letters.includes(word) && letters.replaceAll(word, '').length < MIN_REST_LENGTH)
  return known
    ? 'This password is little more than the name of the hub or your own. Choose one that nobody can work out from those.'
    : null
}

/** @param least characters that the hub wants @throws 400 for fewer @param pointer where the password stands in the body */
export function refuseShort(password: string, least: number, pointer: string): void {
  if (Array.from(password).length < least)
    throw badInput('bad-input', pointer, `must NOT have fewer than ${least} characters`)
}

/** @throws 400 `password-too-common` @param pointer where the password stands in the body */
export function refuseWeak(password: string, context: readonly string[], pointer: string): void {
  const reason = weakness(password, context)
  if (reason) throw badInput('password-too-common', pointer, reason)
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** Whether each character follows the one before it, as in 12345678 or hgfedcba. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0)!)
  const steps = codes.slice(1).map((code, index) => code - codes[index]!)
  return [1, -1].some((step) => steps.every((each) => each === step))
}
