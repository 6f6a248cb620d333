import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from './connect.ts'
import { HUB_PARAMETER, hubRules, REFERENCE_TABLES } from './hub-rules.ts'
import type { Database } from './types.ts'

/** Compiles statements and sends none. */
function compiler(rules = { narrows: true }): Db {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [hubRules(rules)],
  })
}

/** The text, with `hub` in place of each parameter that stands for it. */
function textOf(build: (db: Db) => Compilable): string {
  const { sql: text, parameters } = build(compiler()).compile()
  return text
    .replaceAll('"', '')
    .replaceAll(/\$(\d+)/g, (place, number) => (parameters[Number(number) - 1] === HUB_PARAMETER ? 'hub' : place))
}

describe('adds the hub', () => {
  test.each<[what: string, build: (db: Db) => Compilable, text: string]>([
    ['to a select', (db) => db.selectFrom('team').select('name'), 'select name from team where team.domain_id = hub'],
    [
      'beside another condition, whatever that one says',
      (db) =>
        db
          .selectFrom('team')
          .select('name')
          .where((eb) => eb.or([eb('name', '=', 'a'), eb('name', '=', 'b')])),
      'select name from team where (name = $1 or name = $2) and team.domain_id = hub',
    ],
    [
      'under the alias of a table',
      (db) => db.selectFrom('team as t').select('t.name'),
      'select t.name from team as t where t.domain_id = hub',
    ],
    [
      'to every table of a from',
      (db) => db.selectFrom(['team', 'topic as p']).select('team.name'),
      'select team.name from team, topic as p where team.domain_id = hub and p.domain_id = hub',
    ],
    [
      'to a joined table',
      (db) => db.selectFrom('team').innerJoin('team_member as m', 'm.team_id', 'team.id').select('m.role'),
      'select m.role from team inner join team_member as m on m.team_id = team.id and m.domain_id = hub where team.domain_id = hub',
    ],
    [
      'to the ON of a left join, so that rows without partner stay',
      (db) => db.selectFrom('content').leftJoin('asset', 'asset.content_id', 'content.id').select('content.name'),
      'select content.name from content left join asset on asset.content_id = content.id and asset.domain_id = hub where content.domain_id = hub',
    ],
    [
      'inside exists',
      (db) =>
        db
          .selectFrom('team')
          .select('name')
          .where((eb) =>
            eb.exists(eb.selectFrom('team_member').select('role').whereRef('team_member.team_id', '=', 'team.id')),
          ),
      'select name from team where exists (select role from team_member where team_member.team_id = team.id and team_member.domain_id = hub) and team.domain_id = hub',
    ],
    [
      'inside a table that is a select',
      (db) => db.selectFrom((eb) => eb.selectFrom('team').select('name').as('named')).select('named.name'),
      'select named.name from (select name from team where team.domain_id = hub) as named',
    ],
    [
      'inside a lateral join',
      (db) =>
        db
          .selectFrom('team')
          .leftJoinLateral(
            (eb) => eb.selectFrom('topic').select('topic.rank').as('first'),
            (join) => join.onTrue(),
          )
          .select('first.rank'),
      'select first.rank from team left join lateral (select topic.rank from topic where topic.domain_id = hub) as first on true where team.domain_id = hub',
    ],
    [
      'to both sides of a union, once each',
      (db) => db.selectFrom('team').select('name').union(db.selectFrom('topic').select('name')),
      'select name from team where team.domain_id = hub union select name from topic where topic.domain_id = hub',
    ],
    [
      'once to a part that was built apart',
      (db) => db.selectFrom('team').select('name').where('id', 'in', db.selectFrom('team_member').select('team_id')),
      'select name from team where id in (select team_id from team_member where team_member.domain_id = hub) and team.domain_id = hub',
    ],
    [
      'to an update',
      (db) => db.updateTable('team').set({ name: 'x' }),
      'update team set name = $1 where team.domain_id = hub',
    ],
    [
      'to both tables of an update from another',
      (db) =>
        db.updateTable('content as c').from('team').set({ name: 'x' }).whereRef('team.id', '=', 'c.owner_team_id'),
      'update content as c set name = $1 from team where team.id = c.owner_team_id and c.domain_id = hub and team.domain_id = hub',
    ],
    [
      'to a delete',
      (db) => db.deleteFrom('team').where('id', '=', 'x'),
      'delete from team where id = $1 and team.domain_id = hub',
    ],
    [
      'to both tables of a delete using another',
      (db) => db.deleteFrom('content').using('team as t').whereRef('t.id', '=', 'content.owner_team_id'),
      'delete from content using team as t where t.id = content.owner_team_id and content.domain_id = hub and t.domain_id = hub',
    ],
    [
      'to what an insert selects',
      (db) =>
        db
          .insertInto('content_team')
          .columns(['content_id', 'team_id'])
          .expression((eb) => eb.selectFrom('team as t').select(['t.id as content_id', 't.id'])),
      'insert into content_team (domain_id, content_id, team_id) select cast(hub as integer) as domain_id, t.id as content_id, t.id from team as t where t.domain_id = hub',
    ],
    [
      'inside a CTE and not to its name',
      (db) =>
        db
          .with('named', (cte) => cte.selectFrom('team').select(['id', 'name']))
          .selectFrom('named')
          .innerJoin('team_member', 'team_member.team_id', 'named.id')
          .select('named.name'),
      'with named as (select id, name from team where team.domain_id = hub) select named.name from named inner join team_member on team_member.team_id = named.id and team_member.domain_id = hub',
    ],
    [
      'to a change inside a CTE and not to its name under an alias',
      (db) =>
        db
          .with('gone', (cte) => cte.deleteFrom('team').returning('id'))
          .deleteFrom('team_member')
          .using('gone as g')
          .whereRef('team_member.team_id', '=', 'g.id'),
      'with gone as (delete from team where team.domain_id = hub returning id) delete from team_member using gone as g where team_member.team_id = g.id and team_member.domain_id = hub',
    ],
  ])('%s', (_what, build, text) => expect(textOf(build)).toBe(text))
})

describe('leaves alone', () => {
  test.each([...REFERENCE_TABLES])('the reference table %s', (table) => {
    expect(textOf((db) => db.selectFrom(table as 'hub').select('created_at'))).toBe(`select created_at from ${table}`)
  })

  test('a reference table that a hub is joined to', () => {
    expect(
      textOf((db) =>
        db.selectFrom('member').innerJoin('account', 'account.id', 'member.account_id').select('account.email'),
      ),
    ).toBe(
      'select account.email from member inner join account on account.id = member.account_id where member.domain_id = hub',
    )
  })

  test('the hostname of a hub, which names its hub itself', () => {
    const values = { domain_id: 3, hostname: 'learn.hub.example', is_primary: true }
    expect(textOf((db) => db.insertInto('hub_hostname').values(values))).toBe(
      'insert into hub_hostname (domain_id, hostname, is_primary) values ($1, $2, $3)',
    )
  })
})

describe('fills the hub in', () => {
  const row = { team_id: 'a', member_id: 'b', role: 'member' }

  test('for each row of an insert', () => {
    expect(textOf((db) => db.insertInto('team_member').values([row, row]))).toBe(
      'insert into team_member (domain_id, team_id, member_id, role) values (hub, $2, $3, $4), (hub, $6, $7, $8)',
    )
  })

  test('beside an expression', () => {
    expect(textOf((db) => db.insertInto('team_member').values({ ...row, role: sql<string>`lower('X')` }))).toBe(
      "insert into team_member (domain_id, team_id, member_id, role) values (hub, $2, $3, lower('X'))",
    )
  })

  test('once in an insert inside a CTE', () => {
    expect(
      textOf((db) =>
        db
          .with('joined', (cte) => cte.insertInto('team_member').values(row).returning('team_id'))
          .selectFrom('joined')
          .select('joined.team_id'),
      ),
    ).toBe(
      'with joined as (insert into team_member (domain_id, team_id, member_id, role) values (hub, $2, $3, $4) returning team_id) select joined.team_id from joined',
    )
  })

  test('also where nothing is narrowed to the hub', () => {
    const insert = compiler({ narrows: false }).insertInto('team_member').values(row).compile()
    expect(insert.parameters).toEqual([HUB_PARAMETER, 'a', 'b', 'member'])
    expect(compiler({ narrows: false }).selectFrom('team').select('name').compile().sql).toBe(
      'select "name" from "team"',
    )
  })
})

describe('refuses an insert', () => {
  test('that names its hub', () => {
    const values = { domain_id: 3, team_id: 'a', member_id: 'b', role: 'member' }
    expect(() => textOf((db) => db.insertInto('team_member').values(values as never))).toThrow(/leave domain_id out/)
  })

  test('of a union, where the hub has no one place', () => {
    const ids = (db: Db) => db.selectFrom('team').select(['id as content_id', 'id'])
    expect(() =>
      textOf((db) =>
        db
          .insertInto('content_team')
          .columns(['content_id', 'team_id'])
          .expression(ids(db).union(ids(db))),
      ),
    ).toThrow(/one select/)
  })
})
