import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from './app.ts'
import { withoutHub } from './hub-conditions.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

test('lets no test send SQL that names a table and not its hub', async () => {
  const { db } = await hub.hubCall()
  await expect(sql`select id from member`.execute(db)).rejects.toThrow('asks for no hub of member')
  await expect(sql`select m.id from ${sql.table('member')} as m`.execute(db)).rejects.toThrow('asks for no hub of m')
  await expect(sql`update content set name = 'x'`.execute(db)).rejects.toThrow('asks for no hub of content')
  await expect(
    db
      .selectFrom('member')
      .select('id')
      .where(sql<boolean>`exists (select from team_member where member_id = member.id)`)
      .execute(),
  ).rejects.toThrow('asks for no hub of team_member')
  expect(await db.selectFrom('member').select('id').execute()).toEqual([])
})

test.each([
  ['select 1 from content where content.domain_id = 1', []],
  ['select 1 from content c join topic t on t.id = c.id where c.domain_id = 1', ['t']],
  ['select 1 from content, topic where content.domain_id = 1', ['topic']],
  ['with topic as (select 1) select 1 from topic', []],
  ['insert into tag (name) values ($1)', ['tag']],
  ['delete from tag using topic where tag.domain_id = 1', ['topic']],
  ["select 'from member'", []],
])('finds in %s what has no hub', (text, found) => expect(withoutHub(text)).toEqual(found))
