import { describe, expect, test } from 'vitest'
import { entriesOf, patchOf } from './contents-rules.ts'
import { formerEntries } from './former-contents.ts'

const open = { lockingMode: null, unlockDateTime: null, unlockTimezone: null }
const former = (contentId: string | null, type: 'section' | 'web', name: string, rank: string) => ({
  ...open,
  contentId,
  type,
  name,
  rank,
  description: type === 'section' ? 'Read it first.' : null,
  optional: false,
  fileFormat: null,
})

describe('what a playlist held before', () => {
  test('is sent as new sections where it has them no longer, with all that was said of them', () => {
    const entries = formerEntries([former(null, 'section', 'Gone', '1'), former('a', 'web', 'A', '1.1')], [])
    expect(patchOf(entries)).toEqual([
      { rank: '1', updatedDetails: { name: 'Gone', description: 'Read it first.', ...open } },
      { contentId: 'a', rank: '1.1', updatedDetails: { optional: false } },
    ])
  })

  test('is the same as what it holds where nothing changed', () => {
    const section = { id: 's', type: 'section', name: 'S', description: 'Read it first.', ...open }
    const item = { id: 'a', type: 'web', name: 'A', fileFormat: null, optional: false }
    const now = entriesOf([section, item] as never)
    expect(formerEntries([former('s', 'section', 'S', '1'), former('a', 'web', 'A', '1.1')], now)).toEqual(now)
    // Put back already, as a section of the same name.
    expect(formerEntries([former(null, 'section', 'S', '1'), former('a', 'web', 'A', '1.1')], now)).toEqual(now)
    const twice = formerEntries([former(null, 'section', 'S', '1'), former(null, 'section', 'S', '2')], now)
    expect(twice.map(({ key }) => key)).toEqual(['s', 'former-2'])
  })
})
