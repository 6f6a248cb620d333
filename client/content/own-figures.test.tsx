// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentStats } from '../../generated/client/model/contentStats.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { barriers, show } from '../ui/testing/show.tsx'
import { OwnFigures } from './own-figures.tsx'

const fetched = vi.fn<typeof fetch>()

const NOTHING: ContentStats = {
  savedCount: 3,
  badgesTotalCount: 2,
  badgesAwardedCount: 0,
  dueCountComplete: 0,
  dueCountIncomplete: 4,
  todoCount: 4,
  completedThisWeekCount: 0,
  weeksInARowCount: 0,
  weeklyGoal: null,
  learningTime: 0,
  newCount: 0,
  previousVisitTime: null,
}

async function showFigures(about: Partial<ContentStats>): Promise<string[]> {
  fetched.mockImplementation(async () => Response.json({ ...NOTHING, ...about }))
  await show(() => (
    <QueryClientProvider client={makeQueryClient()}>
      <OwnFigures />
    </QueryClientProvider>
  ))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent!)
}

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('says nothing to somebody who has only begun', async () => {
  expect(await showFigures({})).toEqual([])
})

test('counts the week against the goal that somebody set', async () => {
  expect(await showFigures({ weeklyGoal: 3 })).toEqual(['0 of 4 tasks done', '0 of 3 this week', '0 of 2 badges'])
  expect(await barriers()).toEqual([])
})

test('counts what was completed without a goal, and weeks from the second on', async () => {
  expect(await showFigures({ completedThisWeekCount: 2, weeksInARowCount: 5 })).toEqual([
    '0 of 4 tasks done',
    '2 completed this week',
    '5 weeks in a row',
    '0 of 2 badges',
  ])
  cleanup()
  expect(await showFigures({ weeksInARowCount: 1 })).toEqual(['0 of 4 tasks done', '0 of 2 badges'])
})

test('says first what is new and since when, where something is', async () => {
  const previousVisitTime = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(new Date(previousVisitTime))
  expect((await showFigures({ newCount: 4, previousVisitTime }))[0]).toBe(`4 new since ${day}`)
  expect(screen.getByRole('link', { name: `4 new since ${day}` }).getAttribute('href')).toBe('/browse?mine=new')
  expect(await barriers()).toEqual([])
  cleanup()
  expect(await showFigures({ previousVisitTime })).toEqual([])
})

test('says how long somebody has learned', async () => {
  expect(await showFigures({ learningTime: 4800 })).toContain('1 hr 20 mins of learning')
  expect(screen.getByRole('link', { name: '1 hr 20 mins of learning' }).getAttribute('href')).toBe('/history')
})
