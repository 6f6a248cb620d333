import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { accessModule } from './access.ts'
import { ROOT } from './paths.ts'

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
  expect(text).toContain(`  [{"allow":["member"],"feature":"badges"}, 'listBadges'],\n`)
  expect(text).toContain(`  [{"allow":[{"privilege":"badge_write"}]}, 'createBadge'],\n`)
  expect(text.split('export type')[0]).not.toContain('saveBadge')
  expect(accessModule(structuredClone(contract))).toBe(text)
})

test('is small enough to be in the first load', () => {
  const [shipped] = readFileSync(join(ROOT, 'generated/access.ts'), 'utf8').split('export type')
  expect(gzipSync(shipped!).length).toBeLessThan(2_500)
})
