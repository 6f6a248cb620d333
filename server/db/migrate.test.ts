import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminAddress } from '../testing/admin-address.ts'
import { copyTemplate, type TestDatabase } from '../testing/cluster.ts'
import { newId } from '../platform/ids.ts'
import { connect, type Databases } from './connect.ts'
import { migrate, refuseChanged } from './migrate.ts'
import { differencesBetween, readParts, refuseOtherSchema } from './schema-check.ts'

/** What a start says of a database that is not what this version left behind. */

let database: TestDatabase
let owner: Kysely<unknown>
let app: Databases
beforeAll(async () => {
  database = await copyTemplate(adminAddress(), `t_${newId().replaceAll('-', '')}`)
  owner = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...database.owner, max: 1 }) }) })
  app = connect(database.app, { poolSize: 1, transactionPooler: false, isPatient: true })
})
afterAll(async () => {
  await owner.destroy()
  await app.close()
})

const run = (statement: string) => sql.raw(statement).execute(owner)

/** Changes the database for the time of one look. */
async function whileChanged(change: string, back: string, look: () => Promise<void>): Promise<void> {
  await run(change)
  try {
    await look()
  } finally {
    await run(back)
  }
}

test('a database that this version migrated is taken, and nothing runs again', async () => {
  expect(await migrate(owner)).toEqual([])
  await refuseChanged(app.shared as never)
  await refuseOtherSchema(app.shared)
})

describe('a migration that ran', () => {
  const change = (name: string, sha256: string) => `update migration_checksum set ${name} where ${sha256}`

  test('as something else is refused, by who migrates and by who does not', async () => {
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from migration_checksum where name = '0007_search'`.execute(owner)
    const was = rows[0]!.sha256
    await whileChanged(
      change(`sha256 = '${'0'.repeat(64)}'`, `name = '0007_search'`),
      change(`sha256 = '${was}'`, `name = '0007_search'`),
      async () => {
        await expect(migrate(owner)).rejects.toThrow('0007_search ran in this database as something else')
        await expect(refuseChanged(app.shared as never)).rejects.toThrow('0007_search ran in this database')
      },
    )
  })

  test('and is not known to this version is one of a newer one', async () => {
    await whileChanged(
      `insert into migration_checksum values ('9999_of_tomorrow', '${'1'.repeat(64)}')`,
      `delete from migration_checksum where name = '9999_of_tomorrow'`,
      () =>
        expect(migrate(owner)).rejects.toThrow('A newer version migrated this database: this one does not know 9999_'),
    )
  })
})

describe('a schema that was changed by hand is refused', () => {
  test.each([
    [
      'alter table team rename column name to title',
      'alter table team rename column title to name',
      'team.name text not null is missing; team.title text not null is not expected',
    ],
    [
      'alter table hub alter column name drop not null',
      'alter table hub alter column name set not null',
      'hub.name text not null is missing; hub.name text is not expected',
    ],
    [
      'alter index file_draft rename to mine',
      'alter index mine rename to file_draft',
      'the index file_draft is missing.',
    ],
  ])('%s', async (change, back, sentence) => {
    await whileChanged(change, back, () => expect(refuseOtherSchema(app.shared)).rejects.toThrow(sentence))
  })
})

test('an index and a table of the operator are let be', async () => {
  await whileChanged(
    'create table reckoning (day date); create index of_our_own on hub (name)',
    'drop table reckoning; drop index of_our_own',
    () => refuseOtherSchema(app.shared),
  )
})

test('reads columns with their types, and indexes, of a schema', () => {
  const schema = `create table topic (
  domain_id integer not null,
  name text not null default ''::text,
  tags text[] not null default '{}'::text[],
  starts timestamp with time zone,
  PRIMARY KEY (domain_id, id)
) partition by range (starts);
CREATE UNIQUE INDEX topic_name ON public.topic USING btree (domain_id, name);`
  const parts = readParts(schema)
  expect([...parts]).toEqual([
    'topic.domain_id integer not null',
    'topic.name text not null',
    'topic.tags text[] not null',
    'topic.starts timestamp with time zone',
    'the index topic_name',
  ])
  expect(differencesBetween(parts, parts)).toEqual([])
})
