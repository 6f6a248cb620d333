import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub } from '../testing/app.ts'
import type { Lrs, Section } from './conformance-fixtures.ts'
import { resourceSections } from './resource-conformance-fixtures.ts'
import { statementSections } from './statement-conformance-fixtures.ts'
import { asPassword, tokenOf, xapiClient } from './xapi-fixtures.ts'

/** Each of ADL's numbered requirements for record stores of 1.0.3, by tests of the hub's own. */

const sections: readonly Section[] = [...statementSections, ...resourceSections]

let lrs: Lrs

beforeAll(async () => {
  const hub = await testHub()
  const admin = await hub.person({ isAdmin: true, privileges: ['settings_write', 'report_read'] })
  const authorization = asPassword(await tokenOf(admin))
  const client = async (scope: string) => xapiClient(hub.app, asPassword(await tokenOf(admin, [scope])))
  lrs = {
    hub,
    authorization,
    system: xapiClient(hub.app, authorization),
    reader: await client('xapi:read'),
    writer: await client('xapi:write'),
    stranger: xapiClient(hub.app, null),
  }
})
afterAll(() => lrs.hub.close())

for (const { title, requirements } of sections)
  for (const { number, asks, seen } of requirements)
    if (seen) test(`${title}: XAPI-${String(number).padStart(5, '0')}: ${asks}`, () => seen(lrs))

test('leaves out no number', () => {
  const numbers = sections.flatMap(({ requirements }) => requirements.map(({ number }) => number))
  // ADL gives no 136, and gives 87 twice.
  const all = Array.from({ length: 336 }, (_, nth) => nth + 1).filter((each) => each !== 136)
  expect(numbers.toSorted((one, other) => one - other)).toEqual([...all, 87].toSorted((one, other) => one - other))
})

test('says on its page of the docs how many there are', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/docs/dev-docs/hub-features/xapi.mdx'), 'utf8')
  const rows = sections.map(({ title, requirements }) => {
    const part = requirements.filter(({ seen, but }) => seen && but !== undefined).length
    const left = requirements.filter(({ seen }) => !seen).length
    return `| ${title} | ${requirements.length} | ${requirements.length - part - left} | ${part} | ${left} |`
  })
  for (const row of rows) expect(page).toContain(row)
})
