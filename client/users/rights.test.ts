import { expect, test } from 'vitest'
import { mayGive, privilegesOf, reachesOf } from './rights.ts'

test('takes a right to change for one to look as well', () => {
  expect(reachesOf(['user_write', 'user_read', 'report_read'])).toEqual({
    playlist: 'none',
    asset: 'none',
    nudge: 'none',
    report: 'read',
    user: 'write',
    settings: 'none',
  })
})

test('names the one right of each part', () => {
  expect(privilegesOf(reachesOf(['user_write', 'report_read']))).toEqual(['report_read', 'user_write'])
})

test('lets nobody give more than they hold', () => {
  expect(mayGive(['user_read'], 'user', 'read')).toBe(true)
  expect(mayGive(['user_read'], 'user', 'write')).toBe(false)
  expect(mayGive(['user_write'], 'user', 'read')).toBe(true)
  expect(mayGive([], 'user', 'none')).toBe(true)
})
