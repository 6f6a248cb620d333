import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { must, signIn as callAs } from '../../scripts/hub/client.ts'
import { connect } from '../../server/db/connect.ts'
import { appAddress } from '../../server/db/open.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { readConfig } from '../../server/platform/config.ts'
import { emailOf, shoot, signIn } from './harness.ts'
import { useHub } from './journeys.ts'

/** An admin changes 10,000 things at once, follows it while the hub is killed in the middle, and takes it back. */

const THINGS = 10_000
const place = useHub()

/** Past the API, which is not what this is about. */
async function makeAssets(): Promise<void> {
  const config = readConfig(place.hub.env)
  const databases = connect(appAddress(config), { poolSize: 1, transactionPooler: false, isPatient: true })
  const db = databases.forHub(1)
  await sql`
    with made as (
      insert into content (domain_id, id, type, name, locale, tags, created_at, updated_at)
      select 1, gen_random_uuid(), 'web', 'Link ' || nth, 'en-GB', '{outdated}', now(), now()
      from generate_series(1, ${THINGS}::int) as nth returning id
    )
    insert into asset (domain_id, content_id, web_url) select 1, id, 'https://example.com/' from made`.execute(db)
  await databases.close()
}

async function countOf(tag: string): Promise<number> {
  const { api } = await callAs(place.hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const { items } = must(await api.GET('/tags/', { params: { query: { search: tag, limit: 1, offset: 0 } } }))
  return items[0]?.contentCount ?? 0
}

test('is previewed, followed through a crash of the hub, and undone', { timeout: 600_000 }, async () => {
  await makeAssets()
  expect(await countOf('outdated')).toBe(THINGS)
  const { page, close } = await place.visit()
  await signIn(page, 'admin')
  await page.goto('/manage/tags')
  await page.getByRole('checkbox', { name: 'outdated' }).check()
  await page.getByRole('button', { name: 'Delete tags…' }).click()
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByText('10,000 things change:').waitFor()
  await page.getByText('and 9,900 more').waitFor()
  await page.getByRole('button', { name: 'Delete 1 tag' }).click()

  await page.getByRole('button', { name: 'Jobs, 1 running' }).click()
  const counted = page.getByText(/^Running · [\d,]+ of 10,000 done/)
  await counted.waitFor()
  await place.hub.restart('kill')
  await shoot(page, 'job-running')
  await page.getByText('Done · 10,000 of 10,000 done').waitFor({ timeout: 120_000 })
  expect(await countOf('outdated')).toBe(0)

  const result = page.getByRole('link', { name: 'See the result' })
  expect(await result.getAttribute('href')).toBe('/manage/tags')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undo: Delete tags').waitFor()
  await expect.poll(() => countOf('outdated'), { timeout: 120_000 }).toBe(THINGS)
  await expect.poll(() => page.getByText('Done · 10,000 of 10,000 done').count(), { timeout: 30_000 }).toBe(2)
  await close()
})
