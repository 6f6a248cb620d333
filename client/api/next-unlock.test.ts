import { expect, test } from 'vitest'
import type { PlaylistContent } from '../../generated/client/model/playlistContent.ts'
import type { SectionLock } from '../../generated/client/model/sectionLock.ts'
import { nextUnlock } from './next-unlock.ts'

const NOW = new Date('2026-03-29T00:30:00Z')

function section(lock: SectionLock): PlaylistContent {
  return { type: 'section', lock } as PlaylistContent
}

function opensAt(unlocksAt: string): PlaylistContent {
  return section({ reason: 'time', unlocksAt, remainingCount: null, dueDate: null })
}

test('waits for the first section that opens by the clock', () => {
  expect(nextUnlock([opensAt('2026-03-29T02:30:00Z'), opensAt('2026-03-29T01:30:00Z')], NOW)).toBe(3_600_000)
})

test('waits for none where nothing opens by the clock', () => {
  expect(
    nextUnlock(
      [section(null), section({ reason: 'progress', unlocksAt: null, remainingCount: 1, dueDate: null })],
      NOW,
    ),
  ).toBe(false)
})

test('asks a hub whose clock is behind every five seconds', () => {
  expect(nextUnlock([opensAt('2026-03-29T00:29:00Z')], NOW)).toBe(5_000)
})

test('looks again after a day at the latest', () => {
  expect(nextUnlock([opensAt('2027-03-29T00:30:00Z')], NOW)).toBe(86_400_000)
})
