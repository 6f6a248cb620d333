import { expect, test } from 'vitest'
import { formatPosition, MAX_LAG_MS, parsePosition, replicaProgress } from './replica.ts'

test('reads positions of the log as PostgreSQL writes them, and nothing else', () => {
  expect(parsePosition('16/B374D848')).toBe(0x16b374d848n)
  expect(formatPosition(0x16b374d848n)).toBe('16/B374D848')
  for (const odd of ['', '16', '16/', 'x/1', '123456789/1', "1/1'"]) expect(parsePosition(odd)).toBeNull()
})

test('is read from where it has what somebody wrote, keeps up, and answers', () => {
  const progress = replicaProgress()
  expect(progress.hasSeen(0, 0n)).toBe(false)
  progress.note(0, 100n, 100n)
  expect([progress.hasSeen(1, 100n), progress.hasSeen(1, 101n)]).toEqual([true, false])
  // The primary goes on, the replica stands still: good for as long as it is not too far behind.
  for (let at = 200; at <= MAX_LAG_MS; at += 200) progress.note(at, 100n + BigInt(at), 100n)
  expect(progress.hasSeen(MAX_LAG_MS, 0n)).toBe(true)
  progress.note(MAX_LAG_MS + 200, 9_000n, 100n)
  expect(progress.hasSeen(MAX_LAG_MS + 200, 0n)).toBe(false)
  progress.note(MAX_LAG_MS + 400, 9_000n, 9_000n)
  expect(progress.hasSeen(MAX_LAG_MS + 400, 9_000n)).toBe(true)
  progress.forget()
  expect(progress.hasSeen(MAX_LAG_MS + 401, 0n)).toBe(false)
})
