// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DuePills } from './due-pills.tsx'
import { show } from '../testing/show.tsx'

const FAR = '2999-03-09'

async function wordsOf(of: Parameters<typeof DuePills>[0]['of']): Promise<string[]> {
  await show(() => <DuePills of={of} />)
  const words = [...document.querySelectorAll('main > span')].map(({ textContent }) => textContent)
  cleanup()
  return words
}

test('shows both dates, the own one in words, and what is met no more', async () => {
  const goal = { dueDate: `${FAR}T12:00:00`, isMet: false }
  expect(await wordsOf({ goal, ownDueDate: '2999-03-11' })).toEqual([
    'Due 9 March 2999',
    'Due 11 March 2999 (your own date)',
  ])
  expect(await wordsOf({ goal: { ...goal, isMet: true }, ownDueDate: FAR })).toEqual([
    'Due 9 March 2999 (your own date)',
  ])
  expect(await wordsOf({ goal: null, ownDueDate: null })).toEqual([])
})

test('is late from the end of the day on', async () => {
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0'))
  expect(await wordsOf({ goal: null, ownDueDate: day.join('-') })).toEqual(['Due today (your own date)'])
  expect(await wordsOf({ goal: null, ownDueDate: '2020-01-01' })).toEqual([
    'Late, was due 1 January 2020 (your own date)',
  ])
})
