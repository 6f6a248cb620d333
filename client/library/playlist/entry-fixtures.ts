import fc from 'fast-check'
import type { Entry, ItemEntry, SectionEntry } from './contents-rules.ts'

/** Something that a playlist holds, named after its key. */
export const item = (key: string, optional = false): ItemEntry => ({
  kind: 'item',
  key,
  id: key,
  name: key,
  type: 'web',
  fileFormat: null,
  optional,
})

export const section = (key: string, name = key): SectionEntry => ({
  kind: 'section',
  key,
  id: key,
  name,
  description: null,
  lockingMode: null,
  unlockDateTime: null,
  unlockTimezone: null,
})

/** Small letters are items, capitals sections. */
export const list = (keys: string): Entry[] =>
  keys.split('').map((key) => (key === key.toUpperCase() ? section(key) : item(key)))

export const keys = (entries: readonly Entry[] | null) => entries?.map(({ key }) => key).join('') ?? null

/** Of small letters and capitals, each once. */
export const anyList = fc
  .uniqueArray(fc.constantFrom(...'abcdefSTU'.split('')), { maxLength: 9 })
  .map((each) => list(each.join('')))
