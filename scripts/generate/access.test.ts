import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { accessModule } from './access.ts'

test('says who may call what and keeps to itself what only the server acts on', () => {
  const contract = contractOf({
    '/badges/': {
      get: operation('listBadges', {
        'x-access': { allow: ['member', 'service'], feature: 'badges', risk: ['object'] },
      }),
      put: operation('saveBadge', { 'x-access': { allow: ['member', 'service'] } }),
      post: operation('createBadge', { 'x-access': { allow: [{ privilege: 'badge_write' }], audit: 'CREATE' } }),
    },
  })
  const text = accessModule(contract)
  expect(text).toContain(
    `const rule1 = {"allow":["member"],"feature":"badges"} as const\nexport const listBadges = rule1\n`,
  )
  expect(text).toContain(
    `const rule2 = {"allow":[{"privilege":"badge_write"}]} as const\nexport const createBadge = rule2\n`,
  )
  expect(text.split('export type')[0]).not.toContain('saveBadge')
  expect(accessModule(structuredClone(contract))).toBe(text)
})
