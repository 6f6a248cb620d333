import {
  sql,
  type Compilable,
  type CompiledQuery,
  type Expression,
  type KyselyPlugin,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import { HUB_PARAMETER } from './hub-rules.ts'
import { countCap, type CountCap, type ListQuery, type PageQuery } from './page.ts'
import { runnerOf, type Db } from './connect.ts'

/** A value that is filled in when the statement runs. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const placeholders = new Proxy({}, { get: (_, name: string) => new Parameter(name) })

/** Limits run from 1 to 100, and there are a few switches beside them; more shapes than this are a mistake. */
const MAX_SHAPES = 1000

/**
 * A statement that is built and compiled once and then only given its values: building a join of three tables costs
 * more than the rest of a request. Its text never changes, so PostgreSQL prepares it once for each connection.
 * `P` are the values. `S` is what must stand in the text itself, because PostgreSQL plans by it: a limit, or whether
 * there is a search at all. Each shape is a statement of its own.
 *
 * The rule: what a learner's page asks whenever it opens is such a statement, and what opening and completing write. Other
 * changes, the lists of those who run the hub and the work of jobs are built anew each time, which reads more easily and
 * costs little where it is rare. What learners ask and is built anew all the same, `server/testing/laws/prepared.test.ts` lists.
 */
export function statement<P extends object, S extends object = Record<never, never>>() {
  return <R>(build: (db: Db, values: P, shape: S) => Compilable<R>) => {
    const compiledBy = new Map<KyselyPlugin | undefined, Map<string, CompiledQuery<R>>>()
    return async (db: Db, values: P, shape: S = {} as S): Promise<R[]> => {
      // What a database adds to a statement is compiled into it, so another database's text may be another.
      const [rules] = db.getExecutor().plugins
      const compiled = compiledBy.get(rules) ?? new Map<string, CompiledQuery<R>>()
      compiledBy.set(rules, compiled)
      const key = JSON.stringify(shape)
      const query = compiled.get(key) ?? withEachValueOnce(build(db, placeholders as P, shape).compile())
      if (compiled.size < MAX_SHAPES) compiled.set(key, query)
      const parameters = query.parameters.map((parameter) =>
        parameter instanceof Parameter ? values[parameter.name as keyof P] : parameter,
      )
      const run = runnerOf(db)
      return run
        ? ((await run(query.sql, parameters)) as R[])
        : (await db.executeQuery<R>({ ...query, parameters })).rows
    }
  }
}

/**
 * The same statement with one number for each value, wherever it stands: who reads stands in one of a page fifty times, and
 * each of them would be sent, read and checked.
 */
function withEachValueOnce<R>(query: CompiledQuery<R>): CompiledQuery<R> {
  const parameters: unknown[] = []
  const numbers = new Map<unknown, number>()
  const sql = query.sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const parameter = query.parameters[Number(number) - 1]
    // A constant may stand in one place for a number and in another for a text.
    const id =
      parameter instanceof Parameter ? parameter.name : parameter === HUB_PARAMETER ? parameter : Symbol(number)
    const known = numbers.get(id) ?? parameters.push(parameter)
    numbers.set(id, known)
    return `$${known}`
  })
  return { ...query, sql, parameters }
}

/** What shapes a page of a list. */
export interface PageShape {
  limit: number
  /** A first page has no offset in its text. */
  skips: boolean
}

export function pageShape({ limit, offset }: PageQuery): PageShape {
  return { limit, skips: offset > 0 }
}

/** Cuts a page out of a list, as `.$call(paged(value, shape))`. */
export function paged({ offset }: { offset: number }, { limit, skips }: PageShape) {
  return <DB, T extends keyof DB, O>(list: SelectQueryBuilder<DB, T, O>): SelectQueryBuilder<DB, T, O> => {
    const page = list.limit(sql.lit(limit))
    return skips ? page.offset(offset) : page
  }
}

/** What shapes a list that can be searched. */
export interface SearchShape {
  /** Whether a search narrows the list. */
  searches: boolean
}

/** What shapes the count of a list that can be searched. */
export interface CountShape extends SearchShape {
  cap: CountCap
}

export interface PageValues {
  offset: number
  /** Part of a name as a LIKE pattern. */
  pattern: string
}

/** The shape and the values of a page, and the shape of its count. @param search part of a name, or undefined for all */
export function pageOf(query: ListQuery): {
  shape: PageShape & SearchShape
  count: CountShape
  values: PageValues
} {
  const searches = query.search !== undefined
  return {
    shape: { ...pageShape(query), searches },
    count: { searches, cap: countCap(query) },
    values: { offset: query.offset, pattern: likePattern(query.search ?? '') },
  }
}

/** How many rows a query has, counted to one beyond a cap: PostgreSQL stops there. */
export function countTo<DB, T extends keyof DB, O>(db: Db, query: SelectQueryBuilder<DB, T, O>, cap: CountCap) {
  const rows = query
    .clearSelect()
    .select(sql.lit(1).as('one'))
    .limit(sql.lit(cap + 1))
  return db.selectFrom(rows.as('counted')).select(sql<number>`count(*)::int`.as('total'))
}

/** Whether a query has more than so many rows; PostgreSQL stops at the next one. */
export async function isMore<DB, T extends keyof DB>(
  db: Db,
  rows: SelectQueryBuilder<DB, T, object>,
  most: number,
): Promise<boolean> {
  const rest = rows.limit(sql.lit(1)).offset(sql.lit(most))
  const { isMore } = await db.selectNoFrom(sql<boolean>`exists ${rest}`.as('isMore')).executeTakeFirstOrThrow()
  return isMore
}

/**
 * Whether a sub-query that selects `true` finds a row. Not `exists`: PostgreSQL may read all of what is asked about into a
 * hash table, where a page of a list needs the few of its own rows.
 */
export function findsAny(query: { limit(count: Expression<number>): Expression<unknown> }): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce((${query.limit(sql.lit(1))}), false)`
}

/** A LIKE pattern that finds the text anywhere; what LIKE reads as a wildcard stands for itself. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
