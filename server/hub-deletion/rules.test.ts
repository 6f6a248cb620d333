import { expect, test } from 'vitest'
import { deletionOrder, reminderAt } from './rules.ts'

test('reminds a week and a day before, and not earlier', () => {
  const due = new Date('2026-12-28T09:00:00Z')
  const at = (moment: string) => reminderAt(new Date(moment), due)
  expect(at('2026-12-21T08:59:59Z')).toBeNull()
  expect(at('2026-12-21T09:00:00Z')).toBe('week')
  expect(at('2026-12-27T08:59:59Z')).toBe('week')
  expect(at('2026-12-27T09:00:00Z')).toBe('day')
})

test('orders tables so that each comes after those that refer to it', () => {
  const references = [
    { from: 'comment', to: 'content' },
    { from: 'comment', to: 'member' },
    { from: 'content', to: 'member' },
    { from: 'member', to: 'account' },
  ]
  expect(deletionOrder(['member', 'content', 'comment', 'note'], references)).toEqual([
    'comment',
    'note',
    'content',
    'member',
  ])
})

test('refuses a circle, in which no table can be first', () => {
  const references = [
    { from: 'egg', to: 'hen' },
    { from: 'hen', to: 'egg' },
  ]
  expect(() => deletionOrder(['egg', 'hen'], references)).toThrow('in a circle: egg, hen')
})
