import { expect, test } from 'vitest'
import { messages as account } from './locales/account/en-GB.po'
import { messages as accountPseudo } from './locales/account/pseudo.po'
import { messages as discover } from './locales/discover/en-GB.po'
import { messages as discoverPseudo } from './locales/discover/pseudo.po'
import { messages as awards } from './locales/awards/en-GB.po'
import { messages as awardsPseudo } from './locales/awards/pseudo.po'
import { messages as source } from './locales/en-GB.po'
import { messages as managers } from './locales/manage/en-GB.po'
import { messages as managersPseudo } from './locales/manage/pseudo.po'
import { messages as pseudo } from './locales/pseudo.po'
import { messages as viewers } from './locales/viewers/en-GB.po'
import { messages as viewersPseudo } from './locales/viewers/pseudo.po'

/** The parts of a compiled message that are text, not a value to be filled in. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message
  return Array.isArray(message) ? message.filter((part) => typeof part === 'string').join('') : ''
}

test.each([
  ['for everybody', source, pseudo],
  ['of an account', account, accountPseudo],
  ['of browsing and searching', discover, discoverPseudo],
  ['of awards', awards, awardsPseudo],
  ['for those who look after the hub', managers, managersPseudo],
  ['of viewers', viewers, viewersPseudo],
])(
  'stretches every sentence %s in the pseudo-locale, so that one which is not translatable stands out',
  (_whom, source, pseudo) => {
    expect(Object.keys(pseudo).toSorted()).toEqual(Object.keys(source).toSorted())
    const unchanged = Object.entries(source).filter(([key, message]) => {
      const text = textOf(message)
      return /[a-z]{2}/i.test(text) && textOf(pseudo[key]) === text
    })
    expect(unchanged).toEqual([])
    expect(Object.values(pseudo).map(textOf).join('')).toMatch(/[àēĩōũ]/)
  },
)
