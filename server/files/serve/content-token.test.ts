import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRight, signRight, type ContentRight } from './content-token.ts'

const SECRET = 'a secret of the tests, with some length'
const right: ContentRight = {
  domainId: 1,
  memberId: '0199d3a0-0000-7000-8000-000000000001',
  sessionId: '0199d3a0-0000-7000-8000-000000000005',
  fileId: '0199d3a0-0000-7000-8000-000000000002',
  assetId: '0199d3a0-0000-7000-8000-000000000003',
  attemptId: null,
  expiresAt: new Date('2026-11-02T21:00:00Z'),
}

test('gives back what was signed', () => {
  const token = signRight(SECRET, right)
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  expect(token.length).toBeLessThan(400)
  expect(readRight([SECRET], token)).toEqual(right)
  const ofToken = { ...right, sessionId: null }
  expect(readRight([SECRET], signRight(SECRET, ofToken))).toEqual(ofToken)
  const ofTrial = { ...right, isTrial: true as const }
  expect(readRight([SECRET], signRight(SECRET, ofTrial))).toEqual(ofTrial)
  const withAttempt = { ...right, attemptId: '0199d3a0-0000-7000-8000-000000000004' }
  expect(readRight([SECRET], signRight(SECRET, withAttempt))).toEqual(withAttempt)
})

test('refuses a token of another secret, and one with any sign changed', () => {
  const token = signRight(SECRET, right)
  expect(readRight(['another secret of the tests, as long'], token)).toBeNull()
  fc.assert(
    fc.property(fc.nat({ max: token.length - 1 }), fc.constantFrom(...'ABCxyz019-_.'.split('')), (at, sign) => {
      const changed = token.slice(0, at) + sign + token.slice(at + 1)
      // The last sign of 43 carries only some bits, so another spelling can stand for the same signature.
      if (changed === token || at === token.length - 1) return
      expect(readRight([SECRET], changed)).toBeNull()
    }),
  )
})

test.each(['', '.', 'a.b', 'x'.repeat(500), `${'a'.repeat(20)}.${'b'.repeat(43)}`, '../../etc/passwd'])(
  'refuses %j',
  (token) => {
    expect(readRight([SECRET], token)).toBeNull()
  },
)
