import type { Texts } from '../mail-words.ts'
import { texts as british } from './en-GB.ts'

/** The mails have no word that is spelt otherwise; dates are written by the language itself. */
export const texts: Texts = british
