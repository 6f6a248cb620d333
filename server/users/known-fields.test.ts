import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore, type OldDatabase } from '../testing/old-database.ts'

/** A hub that is older than the kinds of custom fields: its fields are text after the migration, with all that people entered. */

const PEOPLE = 1_000
const FIELDS = 10

let database: OldDatabase
let client: pg.Client

beforeAll(async () => {
  database = await databaseBefore('0027_facts_of_people.sql')
  client = database.client
  for (const hub of [1, 2])
    await client.query(`
      insert into hub (domain_id, name, created_at) values (${hub}, 'Hub', now());
      with people as (
        insert into account (id, email, created_at)
        select gen_random_uuid(), 'p' || n || '.${hub}@hub.example', now() from generate_series(1, ${PEOPLE}) n returning id, email)
      insert into member (domain_id, id, account_id, email, created_at) select ${hub}, id, id, email, now() from people;
      insert into custom_field (domain_id, id, label, is_required, place, created_at)
      select ${hub}, gen_random_uuid(), 'Field ' || n, n % 2 = 0, n, now() from generate_series(1, ${FIELDS}) n;
      insert into custom_field_value (domain_id, member_id, field_id, value, updated_at)
      select ${hub}, m.id, f.id, (array['2026-02-30', '12', 'Zürich, 3. OG', ''])[1 + abs(hashtext(m.email || f.label)) % 4], now()
      from member m join custom_field f on f.domain_id = m.domain_id where m.domain_id = ${hub}`)
}, 120_000)
afterAll(() => client.end())

test('makes text of every field, loses no value, and leaves the guards as they were', async () => {
  const values = 'select domain_id, member_id, field_id, value, updated_at from custom_field_value'
  await client.query(`create temp table before as ${values}`)
  const guards = await database.guarded()
  await database.migrate()
  const { rows } = await client.query('select distinct type, options from custom_field')
  expect(rows).toEqual([{ type: 'text', options: [] }])
  const kept = await client.query(`(select * from before intersect ${values})`)
  expect(kept.rowCount).toBe(2 * PEOPLE * FIELDS)
  expect(await database.guarded()).toEqual([...guards, 'member_fact'].toSorted())
})
