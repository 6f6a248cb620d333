import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
} from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from './connect.ts'
import { HUB_PARAMETER, hubRules } from './hub-rules.ts'
import { likePattern, paged, pageOf, statement, type PageShape, type PageValues } from './statement.ts'
import type { Database } from './types.ts'

let sent: Pick<CompiledQuery, 'sql' | 'parameters'>[]

/** A database that writes down what it is sent and answers with nothing. */
function recorder({ narrows } = { narrows: true }): Db {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [hubRules({ narrows })],
    log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
  })
}

beforeEach(() => {
  sent = []
})

test('is built once and then given only its values', async () => {
  let built = 0
  const findTeam = statement<{ name: string; id: string }>()((db, values) => {
    built += 1
    return db.selectFrom('team').select('name').where('id', '=', values.id).where('name', '=', values.name)
  })
  expect(await findTeam(recorder(), { id: 'a', name: 'A' })).toEqual([])
  await findTeam(recorder(), { name: 'B', id: 'b' })
  expect(built).toBe(1)
  expect(new Set(sent.map(({ sql }) => sql)).size).toBe(1)
  expect(sent.map(({ parameters }) => parameters)).toEqual([
    ['a', 'A', HUB_PARAMETER],
    ['b', 'B', HUB_PARAMETER],
  ])
})

test('keeps for itself what one database adds to it', async () => {
  const findTeam = statement()((db) => db.selectFrom('team').select('name'))
  await findTeam(recorder({ narrows: false }), {})
  await findTeam(recorder({ narrows: true }), {})
  expect(sent.map(({ sql }) => sql.includes('domain_id'))).toEqual([false, true])
})

test('takes a value as it is, even when it is null or a list, and sends it once', async () => {
  const find = statement<{ ids: string[]; locale: string | null }>()((db, { ids, locale }) =>
    db
      .selectFrom('hub')
      .select('name')
      .where(sql<boolean>`name = any(${ids}) or locale = ${locale} or timezone = ${locale}`),
  )
  await find(recorder(), { ids: ['a', 'b'], locale: null })
  expect(sent[0]!.parameters).toEqual([['a', 'b'], null])
  expect(sent[0]!.sql).toContain('locale = $2 or timezone = $2')
})

test('keeps the values that the statement brings along', async () => {
  const find = statement<{ id: string }>()((db, { id }) =>
    db.selectFrom('account').select('email').where('id', '=', id).where('email', '=', 'fixed'),
  )
  await find(recorder(), { id: 'a' })
  expect(sent[0]!.parameters).toEqual(['a', 'fixed'])
})

test('is built once for each shape', async () => {
  const shapes: PageShape[] = []
  const list = statement<PageValues, PageShape>()((db, value, shape) => {
    shapes.push(shape)
    return db.selectFrom('hub').select('name').$call(paged(value, shape))
  })
  for (const offset of [0, 0, 20, 40]) {
    const { values, shape } = pageOf({ limit: 20, offset })
    await list(recorder(), values, shape)
  }
  expect(shapes.map(({ skips }) => skips)).toEqual([false, true])
  expect(sent.map(({ sql, parameters }) => [sql, parameters])).toEqual([
    ['select "name" from "hub" limit 20', []],
    ['select "name" from "hub" limit 20', []],
    ['select "name" from "hub" limit 20 offset $1', [20]],
    ['select "name" from "hub" limit 20 offset $1', [40]],
  ])
})

describe('pageOf', () => {
  test('tells a first page from a later one and a search from none', () => {
    expect(pageOf({ limit: 20, offset: 0 })).toEqual({
      shape: { limit: 20, skips: false, searches: false },
      count: { searches: false, cap: 1_000 },
      values: { offset: 0, pattern: '%%' },
    })
    expect(pageOf({ limit: 5, offset: 998, search: 'a' })).toEqual({
      shape: { limit: 5, skips: true, searches: true },
      count: { searches: true, cap: 10_000 },
      values: { offset: 998, pattern: '%a%' },
    })
  })
})

test.each([
  ['plain', '%plain%'],
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
  ['', '%%'],
])('makes a pattern of %j in which nothing is a wildcard', (text, pattern) => expect(likePattern(text)).toBe(pattern))
