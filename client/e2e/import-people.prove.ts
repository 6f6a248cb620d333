import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../../server/db/connect.ts'
import { appAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { signIn } from './harness.ts'
import { useHub } from './journeys.ts'

/** An admin imports 20,000 people with invitations while the hub is killed in the middle: nobody twice, no invitation twice. */

const PEOPLE = 20_000
const place = useHub()

/** How many people, invitations and mails there are of the file, and how many of them are of one person alone. */
async function counted() {
  const config = readConfig(place.hub.env)
  const databases = connect(appAddress(config), { poolSize: 1, transactionPooler: false, isPatient: true })
  const { rows } = await sql<Record<string, number>>`
    select count(distinct lower(member.email))::int as addresses, count(distinct member.id)::int as people,
      (select count(*)::int from mail_link join member invited on invited.id = mail_link.member_id
        where invited.email like '%@many.example') as links,
      (select count(*)::int from outbox_mail where to_address like '%@many.example') as mails,
      (select count(distinct to_address)::int from outbox_mail where to_address like '%@many.example') as receivers
    from member where member.email like '%@many.example'`.execute(databases.forHub(1))
  await databases.close()
  return rows[0]
}

test('goes on where it stopped', { timeout: 600_000 }, async () => {
  const { page, close } = await place.visit()
  await signIn(page, 'admin')
  await page.goto('/manage/people/import')
  const lines = Array.from({ length: PEOPLE }, (_, nth) => `many${nth}@many.example,First${nth},Last${nth},Sales`)
  const buffer = Buffer.from(['email,first_name,last_name,department', ...lines].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('button', { name: 'Import 20,000 people' }).click({ timeout: 60_000 })
  await page.getByRole('link', { name: 'See what becomes of each person' }).click()
  // Some are done, and not all.
  const running = page.getByRole('main').getByText(/^Running · [1-9][\d,]* of 20,000 done/)
  await running.waitFor({ timeout: 60_000 })
  await place.hub.restart('kill')
  const before = await counted()
  expect(before!['people']).toBeLessThan(PEOPLE)
  await page.getByRole('main').getByText('Done · 20,000 of 20,000 done').waitFor({ timeout: 300_000 })
  expect(await counted()).toEqual({
    addresses: PEOPLE,
    people: PEOPLE,
    links: PEOPLE,
    mails: PEOPLE,
    receivers: PEOPLE,
  })
  await close()
})
