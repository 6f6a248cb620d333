import { expect, test } from 'vitest'
import type { Caller, Context } from '../context.ts'
import { mustBeProvedFor } from './proof.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const asking = (caller: Pick<Caller, 'provedAt' | 'scopes'>) => ({
  caller: caller as Caller,
  context: { now: () => NOW } as Context,
})

test('asks a session for a fresh proof from the thousand and first person on', () => {
  const old = asking({ provedAt: minutesAgo(11), scopes: null })
  expect(() => mustBeProvedFor(old, 1_000)).not.toThrow()
  expect(() => mustBeProvedFor(old, 1_001)).toThrow(expect.objectContaining({ status: 403, code: 'step-up-required' }))
  expect(() => mustBeProvedFor(asking({ provedAt: minutesAgo(9), scopes: null }), 1_001)).not.toThrow()
})

test('does not ask a token, which cannot prove anything', () => {
  expect(() => mustBeProvedFor(asking({ provedAt: null, scopes: new Set(['me']) }), 100_000)).not.toThrow()
})
