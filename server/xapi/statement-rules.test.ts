import fc from 'fast-check'
import { expect, test } from 'vitest'
import { XapiFault } from './xapi-fault-rules.ts'
import { mustBeStatement } from './statement-rules.ts'

/** Any statement that the standard allows passes, and none does in which one thing is wrong. */

const iri = fc.webUrl({ withFragments: true }).map((url) => encodeURI(decodeURI(url)))
const word = fc.string({ maxLength: 12 })
const language = fc.constantFrom('en', 'de-DE', 'zh-Hant-TW', 'es-419', 'sl-rozaj-biske', 'x-ours', 'sr-Latn')
const texts = fc.dictionary(language, word, { maxKeys: 2, noNullPrototype: true })
const extensions = fc.dictionary(iri, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2, noNullPrototype: true })
const uuid = fc.uuid()
const moment = fc
  .date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const duration = fc.constantFrom('PT1H', 'P1Y2M10DT2H30M', 'P3W', 'PT0.5S', 'P1D', 'PT16559.14S')

const optional = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields, { requiredKeys: [], noNullPrototype: true })

const identified = fc.oneof(
  fc.record({ mbox: fc.constantFrom('mailto:ada@example.org', 'mailto:grace@example.org') }),
  fc.record({ mbox_sha1sum: fc.constant('a'.repeat(40)) }),
  fc.record({ openid: iri }),
  fc.record({ account: fc.record({ homePage: iri, name: word }) }),
)
const named = optional({ name: word })
const agent = fc
  .tuple(identified, named, optional({ objectType: fc.constant('Agent') }))
  .map((parts) => Object.assign({}, ...parts))
const objectAgent = agent.map((each) => ({ ...each, objectType: 'Agent' }))
const members = fc.record({ member: fc.array(agent, { minLength: 1, maxLength: 2 }) })
const group = fc
  .tuple(fc.oneof(identified, members), named, fc.constant({ objectType: 'Group' }))
  .map((parts) => Object.assign({}, ...parts))
const actor = fc.oneof(agent, group)

const component = fc.record({ id: word, description: texts }, { requiredKeys: ['id'], noNullPrototype: true })
const components = fc.uniqueArray(component, { selector: ({ id }) => id, maxLength: 2 })
const interaction = fc.oneof(
  fc.record({ interactionType: fc.constantFrom('choice', 'sequencing'), choices: components }),
  fc.record({ interactionType: fc.constant('matching'), source: components, target: components }),
  fc.record({
    interactionType: fc.constantFrom('numeric', 'other'),
    correctResponsesPattern: fc.array(word, { maxLength: 2 }),
  }),
  fc.constant({}),
)
const definition = fc
  .tuple(interaction, optional({ name: texts, description: texts, type: iri, moreInfo: iri, extensions }))
  .map((parts) => Object.assign({}, ...parts))
const activity = fc.record(
  { objectType: fc.constant('Activity'), id: iri, definition },
  { requiredKeys: ['id'], noNullPrototype: true },
)
const statementRef = fc.record({ objectType: fc.constant('StatementRef'), id: uuid })

const score = optional({
  scaled: fc.double({ min: -1, max: 1, noNaN: true }),
  raw: fc.integer({ min: 0, max: 10 }),
  min: fc.constant(0),
  max: fc.constant(10),
})
const result = optional({
  score,
  success: fc.boolean(),
  completion: fc.boolean(),
  response: word,
  duration,
  extensions,
})
const activities = fc.oneof(activity, fc.array(activity, { maxLength: 2 }))
const context = optional({
  registration: uuid,
  instructor: actor,
  team: group,
  contextActivities: optional({
    parent: activities,
    grouping: activities,
    category: activities,
    other: activities,
  }).map((each) => (Object.keys(each).length ? each : { other: [] })),
  language,
  statement: statementRef,
  extensions,
})
const verb = fc.record({ id: iri, display: texts }, { requiredKeys: ['id'], noNullPrototype: true })
const attachment = fc.record(
  {
    usageType: iri,
    display: texts,
    description: texts,
    contentType: fc.constant('text/plain'),
    length: fc.nat(),
    sha2: fc.constant('b'.repeat(64)),
    fileUrl: iri,
  },
  { requiredKeys: ['usageType', 'display', 'contentType', 'length', 'sha2', 'fileUrl'], noNullPrototype: true },
)
const shared = { actor, verb, result, context, timestamp: moment, attachments: fc.array(attachment, { maxLength: 1 }) }
const required = ['actor', 'verb', 'object'] as const
const subStatement = fc.record(
  { ...shared, objectType: fc.constant('SubStatement'), object: fc.oneof(activity, objectAgent, statementRef) },
  { requiredKeys: [...required, 'objectType'], noNullPrototype: true },
)
const statement = fc.record(
  {
    ...shared,
    id: uuid,
    object: fc.oneof(activity, objectAgent, group, statementRef, subStatement),
    version: fc.constantFrom('1.0', '1.0.0', '1.0.3'),
    stored: moment,
    authority: agent,
  },
  { requiredKeys: [...required], noNullPrototype: true },
)

const isWrong = (value: unknown) => {
  try {
    mustBeStatement(value)
    return false
  } catch (error) {
    if (error instanceof XapiFault && error.status === 400) return true
    throw error
  }
}

type Node = Record<string, unknown> | unknown[]

/** Every object and array of a statement, but for what extensions hold, which may be anything. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Array.isArray(value)
    ? value.flatMap(nodesOf)
    : Object.entries(value).flatMap(([name, each]) => (name === 'extensions' ? [] : nodesOf(each)))
  return [value as Node, ...inside]
}

const isRecord = (node: Node): node is Record<string, unknown> => !Array.isArray(node)

/** The statement with one of its nodes changed. */
function changed(value: object, nth: number, change: (node: never) => void): unknown {
  const copy = structuredClone(value)
  change(nodesOf(copy)[nth] as never)
  return copy
}

test('takes every statement that the standard allows', () => {
  fc.assert(
    fc.property(statement, (each) => {
      mustBeStatement(each)
    }),
    { numRuns: 400 },
  )
})

test('refuses null wherever it stands outside extensions', () => {
  fc.assert(
    fc.property(statement, (each) => {
      nodesOf(each).forEach((node, nth) => {
        for (const key of Object.keys(node))
          expect(isWrong(changed(each, nth, (it: Record<string, unknown>) => void (it[key] = null))), key).toBe(true)
      })
    }),
    { numRuns: 100 },
  )
})

test('refuses a property that there is not, and one in other letters', () => {
  fc.assert(
    fc.property(statement, (each) => {
      nodesOf(each).forEach((node, nth) => {
        if (!isRecord(node)) return
        expect(isWrong(changed(each, nth, (it: Record<string, unknown>) => void (it['un known'] = 'x')))).toBe(true)
      })
      for (const key of Object.keys(each)) {
        const { [key as keyof typeof each]: value, ...rest } = each
        expect(isWrong({ ...rest, [key.toUpperCase()]: value }), key).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})

test('refuses a value of another kind', () => {
  fc.assert(
    fc.property(statement, (each) => {
      nodesOf(each).forEach((node, nth) => {
        for (const [key, value] of Object.entries(node)) {
          const other = typeof value === 'object' ? 'text' : typeof value === 'string' ? 7 : 'text'
          expect(isWrong(changed(each, nth, (it: Record<string, unknown>) => void (it[key] = other))), key).toBe(true)
        }
      })
    }),
    { numRuns: 100 },
  )
})

test('refuses a statement without what it needs', () => {
  fc.assert(
    fc.property(statement, (each) => {
      for (const key of required) {
        const { [key]: _, ...rest } = each
        expect(isWrong(rest), key).toBe(true)
      }
      nodesOf(each).forEach((node, nth) => {
        if (isRecord(node) && 'homePage' in node)
          for (const key of ['homePage', 'name'])
            expect(isWrong(changed(each, nth, (it: Record<string, unknown>) => void delete it[key]))).toBe(true)
      })
    }),
    { numRuns: 100 },
  )
})

const whole = {
  actor: { mbox: 'mailto:ada@example.org' },
  verb: { id: 'https://verbs.example/did' },
  object: { id: 'https://activities.example/it' },
}

test.each<[what: string, more: object]>([
  ['an agent with two identifiers', { actor: { mbox: 'mailto:a@b.org', openid: 'https://a.org' } }],
  ['an agent with none', { actor: { name: 'Ada' } }],
  ['an anonymous group without members', { actor: { objectType: 'Group' } }],
  ['an anonymous group with an empty list', { actor: { objectType: 'Group', member: [] } }],
  ['a group in a group', { actor: { objectType: 'Group', member: [{ objectType: 'Group', mbox: 'mailto:a@b.org' }] } }],
  ['an address without mailto', { actor: { mbox: 'ada@example.org' } }],
  ['a verb that is no IRI', { verb: { id: 'did' } }],
  ['a language that is none', { verb: { id: 'https://v.org/x', display: { 'not a tag': 'x' } } }],
  ['a score beyond 1', { result: { score: { scaled: 1.01 } } }],
  ['a score beyond its bounds', { result: { score: { raw: 11, min: 0, max: 10 } } }],
  ['bounds that are turned round', { result: { score: { min: 10, max: 0 } } }],
  ['a duration that is none', { result: { duration: 'P' } }],
  ['a duration with a T alone', { result: { duration: 'P1DT' } }],
  ['a day that there is not', { timestamp: '2026-02-30T00:00:00Z' }],
  ['an offset of minus nothing', { timestamp: '2026-02-03T00:00:00-00:00' }],
  ['a version that is another', { version: '1.1.0' }],
  ['a UUID that is short', { id: 'd1eec41f-1e93-4ed6-acbf-5c4bd0c2426' }],
  ['an extension that is no IRI', { context: { extensions: { plain: 1 } } }],
  [
    'a platform without an activity',
    { object: { objectType: 'Agent', mbox: 'mailto:a@b.org' }, context: { platform: 'x' } },
  ],
  [
    'a statement in a statement in a statement',
    { object: { objectType: 'SubStatement', ...whole, object: { objectType: 'SubStatement', ...whole } } },
  ],
  [
    'an inner statement with an id',
    { object: { objectType: 'SubStatement', ...whole, id: 'd1eec41f-1e93-4ed6-acbf-5c4bd0c24269' } },
  ],
  ['a voiding of an activity', { verb: { id: 'http://adlnet.gov/expapi/verbs/voided' } }],
  [
    'components of another interaction',
    { object: { id: 'https://a.org', definition: { interactionType: 'choice', scale: [] } } },
  ],
  ['components without an interaction', { object: { id: 'https://a.org', definition: { choices: [] } } }],
  [
    'components that share an id',
    { object: { id: 'https://a.org', definition: { interactionType: 'choice', choices: [{ id: 'a' }, { id: 'a' }] } } },
  ],
  ['context without an activity', { context: { contextActivities: {} } }],
  [
    'an attachment without a file',
    {
      attachments: [
        { usageType: 'https://a.org', display: {}, contentType: 'text/plain', length: 1, sha2: 'a'.repeat(64) },
      ],
    },
  ],
  ['an authority of three', { authority: { objectType: 'Group', member: [whole.actor, whole.actor, whole.actor] } }],
])('refuses %s', (_what, more) => {
  expect(isWrong(whole)).toBe(false)
  expect(isWrong({ ...whole, ...more })).toBe(true)
})
