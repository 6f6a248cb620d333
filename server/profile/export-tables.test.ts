import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminAddress } from '../testing/admin-address.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { newId } from '../platform/ids.ts'
import { leftOut, personalTables } from './export-tables.ts'

/** Nothing that the database keeps about a person may be forgotten by their export. */

let client: pg.Client

beforeAll(async () => {
  const { app } = await copyTemplate(adminAddress(), `t_${newId().replaceAll('-', '')}`)
  client = new pg.Client({ ...adminAddress(), database: app.database })
  await client.connect()
})
afterAll(() => client.end())

/** Columns that lead to a member: by a foreign key, or by how they are called. */
async function columnsToMembers(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attname <> 'domain_id'
      and (a.attname ~ '(member|account|author|actor|sharer|user|person|owner)_id$' or a.attname ~ '(_by|_address)$'
        or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
          and f.confrelid in ('member'::regclass, 'account'::regclass) and a.attnum = any (f.conkey)))
    order by 1`)
  return rows.map(({ name }) => name)
}

function followed(): string[] {
  return personalTables.flatMap(({ table, by }) => {
    if ('account' in by) return ['member.account_id']
    if ('address' in by) return [`${table}.${by.address}`]
    return [`${'through' in by ? by.through : table}.${by.id}`]
  })
}

/** Where lists of tables and database differ; both empty when they do not. */
async function differences(): Promise<{ forgotten: string[]; gone: string[] }> {
  const columns = await columnsToMembers()
  const known = [...followed(), ...Object.keys(leftOut)]
  return {
    forgotten: columns.filter((column) => !known.includes(column)),
    gone: Object.keys(leftOut).filter((column) => !columns.includes(column)),
  }
}

test('follows every column that leads to a person, or says why not', async () => {
  expect(await differences()).toEqual({ forgotten: [], gone: [] })
})

test('would notice a table that is added', async () => {
  await client.query('begin')
  await client.query(`create table diary (domain_id int not null, id uuid not null, member_id uuid not null,
    reader uuid not null, primary key (domain_id, id),
    foreign key (domain_id, reader) references member (domain_id, id))`)
  const { forgotten } = await differences()
  await client.query('rollback')
  expect(forgotten).toEqual(['diary.member_id', 'diary.reader'])
})

test.each(personalTables.map((table) => [table.file, table] as const))(
  'decides on every column of the table behind %s',
  async (_file, { table, columns, omits, names = [] }) => {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attname <> 'domain_id' order by 1`,
      [table],
    )
    expect([...columns, ...omits].sort()).toEqual(rows.map(({ name }) => name).sort())
    for (const { column } of names) expect([...columns, ...omits]).toContain(column)
  },
)

test('takes no secret and nothing of where files lie along', () => {
  for (const { columns } of personalTables)
    expect(columns.filter((column) => /hash|secret|storage|_key$|body_text|password_version/.test(column))).toEqual([])
})

test('gives every kind of data a name of its own and a sentence in both languages', () => {
  const files = personalTables.map(({ file }) => file)
  expect(new Set(files).size).toBe(files.length)
  for (const { file, says } of personalTables) {
    expect(file).toMatch(/^[a-z-]+$/)
    expect(says.en).not.toBe(says.de)
  }
})
