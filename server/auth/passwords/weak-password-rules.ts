import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { badInput } from '../../contract/problems.ts'
import { passwordWords } from './password-words.ts'

/** A password that takes fewer guesses is refused. Eight letters and digits without any order take as many. */
const MIN_GUESSES = 100_000_000
/** What comes after is not looked at: the time to guess at it grows with the square of the length. */
const MAX_CHECKED = 64

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
export async function weakness(password: string, context: readonly string[]): Promise<string | null> {
  const plain = password.normalize('NFKC').toLowerCase()
  const letters = squeezed(plain)
  const known = context.some((word) => letters.includes(word) && letters.replaceAll(word, '').length < MIN_REST_LENGTH)
  if (known)
    return 'This password is little more than the name of the hub or your own. Choose one that nobody can work out from those.'
  const { guesses } = (await estimator()).check(password.normalize('NFKC'), [...context])
  return guesses < MIN_GUESSES
    ? 'This password is easy to guess. Choose another one, for example several words that do not belong together.'
    : null
}

/** @param least characters that the hub wants @throws 400 for fewer @param pointer where the password stands in the body */
export function refuseShort(password: string, least: number, pointer: string): void {
  if (Array.from(password).length < least)
    throw badInput('bad-input', pointer, `must NOT have fewer than ${least} characters`)
}

/** @throws 400 `password-too-common` @param pointer where the password stands in the body */
export async function refuseWeak(password: string, context: readonly string[], pointer: string): Promise<void> {
  const reason = await weakness(password, context)
  if (reason) throw badInput('password-too-common', pointer, reason)
}

let loading: Promise<ZxcvbnFactory> | undefined

/** Loaded with the first password that somebody chooses: its dictionary takes 8 MB and 0.2 s. */
function estimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }]) =>
      new ZxcvbnFactory({ dictionary: { ...dictionary, passwordWords }, graphs, maxLength: MAX_CHECKED }),
  )
  return loading
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
