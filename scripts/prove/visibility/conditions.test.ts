import { expect, test } from 'vitest'
import { findConditions } from './conditions.ts'
import { markedText } from './plugin.ts'
import { sourceOf } from './sources.ts'

const PREDICATE = `import { sql } from 'kysely'
export function isOpen(alias: string) {
  return eb.and([sql\`not \${sql.ref(\`\${alias}.is_deleted\`)}\`, sql\`\${now} > 0\`])
}`

function conditionsOf(text: string) {
  const sources = [sourceOf('server/a.sql.ts', PREDICATE), sourceOf('server/b.ts', `import {} from 'kysely'\n${text}`)]
  return findConditions(sources.map((each) => ({ ...each, hasStatements: true }))).filter(({ file }) =>
    file.endsWith('b.ts'),
  )
}

const textsOf = (text: string) => conditionsOf(text).map(({ text, left }) => `${left}: ${text}`)

test('can leave out each condition of the server', { timeout: 120_000 }, () => {
  expect(findConditions().length).toBeGreaterThan(250)
})

test('finds columns that decide, by the table behind an alias', () => {
  expect(textsOf("db.selectFrom('content as goal').where('goal.published', '=', true)")).toEqual([
    "true: 'goal.published', '=', true",
  ])
  expect(textsOf("db.selectFrom('member as someone').where('someone.is_deleted', '=', false)")).toEqual([])
  expect(textsOf("db.selectFrom('content').select('content.published').where('content.id', '=', id)")).toEqual([])
})

test('finds what uses a predicate of another file, directly or through a sub-query', () => {
  const imported = "import { isOpen as mayOpen } from './a.sql.ts'\n"
  expect(textsOf(`${imported}query.where(mayOpen('content'))`)).toEqual(["true: mayOpen('content')"])
  const nested = `${imported}function found() { return db.where(mayOpen('x')) }\nquery.where((eb) => eb.exists(found()))`
  expect(textsOf(nested)).toEqual(["true: mayOpen('x')", 'true: eb.exists(found())'])
  expect(textsOf('const mayOpen = 1\nquery.where(mayOpen)')).toEqual([])
})

test('leaves a branch out as false and a part of a whole as true', () => {
  expect(textsOf('query.where(eb.or([sql`not content.is_deleted`, isMine]))')).toEqual([
    'true: eb.or([sql`not content.is_deleted`, isMine])',
    'false: sql`not content.is_deleted`',
  ])
  expect(textsOf('const all = eb.and([sql`content.published`, isMine])')).toEqual([
    'true: sql`content.published`',
    'true: isMine',
  ])
})

test('refuses what decides in the middle of a text', () => {
  expect(() => textsOf('query.where(sql`content.published and not content.is_deleted`)')).toThrow('server/b.ts:2')
  expect(() => textsOf('query.select(sql`case when content.published then 1 end`)')).toThrow('eb.case')
})

test('marks conditions within conditions', () => {
  const text = "import {} from 'kysely'\nquery.where(eb.or([sql`a.published`, isMine])).where('a.published', '=', true)"
  const source = sourceOf('server/c.ts', text)
  const [, marked] = markedText(text, findConditions([source])).split('\n')
  expect(marked).toBe(
    "query.where(__marked(0, eb.or([__marked(1, sql`a.published`), isMine]))).where(__markedComparison(2, 'a.published', '=', true))",
  )
})
