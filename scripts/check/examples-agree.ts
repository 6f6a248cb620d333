import { readFileSync } from 'node:fs'
import { operationsOf, type Contract, type Operation } from '../generate/contract.ts'
import { BUNDLE } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** The learner whose state every example tells: what is the caller's own there, a manager sees of this person. */
const LEARNER = '0199d3a0-0000-7000-8000-000000040001'
/** What a call is about whose path names a playlist or an asset. */
const IN_PATH = {
  playlistId: '0199d3a0-0000-7000-8000-000000010001',
  assetId: '0199d3a0-0000-7000-8000-000000020001',
}
/** How far a person is with something, so these are compared for each person and thing. */
const PROGRESS = new Set(
  'userContentStatus completionRate openedTime completedTime dueDate isOverdue userScormAssetStatus rating'.split(' '),
)
/** These are of the place or the time in which something is shown, not of the thing. */
const OF_THE_PLACE = new Set('rank index optional collection_id count role completedCount openedCount'.split(' '))
/** What says the same of a thing under a name of its own: the field of the id, and which field means which. */
const SPELLED: Record<string, Record<string, string>> = {
  userId: { email: 'email', name: 'name' },
  contentId: { contentName: 'name', contentType: 'type' },
  playlistId: { playlistName: 'name' },
  nudgeId: { nudgeName: 'name' },
  skillId: { name: 'name', skillName: 'name' },
  meetingId: { title: 'title' },
}
/** Entities whose things are known by the id of another one. */
const SAME_IDS: [string, string][] = [
  ['Content', 'PlaylistItem'],
  ['Content', 'JobItem'],
  ['Assignment', 'AskedAssignment'],
  ['Subtitle', 'SubtitleCues'],
]
const SAME_FIELD: Record<string, string> = { user_rating: 'rating', 'goal.dueDate': 'dueDate' }

interface Told {
  call: string
  value: unknown
  /** The entity that the call lists or gets. */
  entity: string | null
  /** The playlist or asset of the path. */
  about: string | null
}

/** The mocks, the reference and the tests show the examples as one hub, so they have to tell of one. */
export function checkExamplesAgree(): Findings {
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  return [...findDisagreements(contract), ...findMisfits(contract)]
}

/** Finds things that two examples tell differently, and ids that two kinds of things have. */
export function findDisagreements(contract: Contract): Findings {
  const facts = new Map<string, Map<string, string[]>>()
  const families = familiesOf(contract['x-entities'] as Entities)
  const note = (fact: string, value: unknown, call: string) => {
    const values = facts.get(fact) ?? new Map<string, string[]>()
    facts.set(fact, values.set(JSON.stringify(value), [...(values.get(JSON.stringify(value)) ?? []), call]))
  }
  for (const told of examplesOf(contract)) {
    for (const thing of thingsIn(told.value))
      for (const [fact, value] of factsOf(thing, told.about)) note(fact, value, told.call)
    for (const id of told.entity ? idsOf(told.value) : [])
      note(`the kind of ${id}`, families.get(told.entity!), told.call)
  }
  return [...facts].flatMap(([fact, values]) =>
    values.size > 1 ? [`The examples differ in ${fact}: ${said(values)}.`] : [],
  )
}

const said = (values: Map<string, string[]>) =>
  [...values].map(([value, calls]) => `${value} in ${[...new Set(calls)].slice(0, 3).join(', ')}`).join('; ')

/** Finds counts of people that the hub of the examples does not have. */
export function findMisfits(contract: Contract): Findings {
  const told = examplesOf(contract)
  const hub = told.find(({ call }) => call === 'getStatsOverview')?.value as { userCount: number } | undefined
  if (!hub) return []
  return told.flatMap(({ call, value }) =>
    objectsIn(value).flatMap((each) => [
      ...Object.entries(each)
        .filter(([field, count]) => /^(userCount|nudgeAudienceCount)$/.test(field) && Number(count) > hub.userCount)
        .map(
          ([field, count]) =>
            `${call}: ${field} is ${String(count)}, and the hub of getStatsOverview has ${hub.userCount} people.`,
        ),
      ...(goalsOf(each) === null || goalsOf(each) === each['nudgeAudienceCount']
        ? []
        : [
            `${call}: the goals are of ${goalsOf(each)} people, and the audience has ${String(each['nudgeAudienceCount'])}.`,
          ]),
    ]),
  )
}

/** How many people the counts of a nudge's goal are about. */
function goalsOf(stats: Fields): number | null {
  const counts = Object.entries(stats).filter(([field]) => /^goal.*Count$/.test(field))
  return counts.length ? counts.reduce((sum, [, count]) => sum + Number(count), 0) : null
}

/** Answers of reads and events: what a change answers may be of a moment before. */
function examplesOf(contract: Contract): Told[] {
  const read = operationsOf(contract).flatMap(({ path, operation }) => {
    const { does, entity } = operation['x-resource'] ?? { does: 'act', entity: null }
    if (!['list', 'get', 'report'].includes(does)) return []
    const about = Object.entries(IN_PATH).find(([name]) => path.includes(`{${name}}`))?.[1] ?? null
    const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
    return answers.flatMap(([, answer]) =>
      valuesOf(contract, answer).map((value) => ({
        call: operation.operationId,
        value,
        entity: does === 'report' ? null : entity,
        about,
      })),
    )
  })
  const events = Object.entries((contract as { webhooks?: Record<string, { post: Operation }> }).webhooks ?? {})
  return [
    ...read,
    ...events.flatMap(([call, { post }]) =>
      valuesOf(contract, post.requestBody).map((value) => ({ call, value, entity: 'WebhookDelivery', about: null })),
    ),
  ]
}

function valuesOf(contract: Contract, holder: unknown): unknown[] {
  const { content = {} } = resolved<{ content?: Record<string, { examples?: object }> }>(contract, holder) ?? {}
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.values(examples).map((each) => resolved<{ value: unknown }>(contract, each)!.value),
  )
}

function resolved<Node>(contract: Contract, node: unknown): Node | undefined {
  const reference = (node as { $ref?: string } | undefined)?.$ref
  if (!reference) return node as Node | undefined
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Fields)[key], contract)
  return resolved(contract, found)
}

type Fields = Record<string, unknown>

function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Fields, ...Object.values(value).flatMap(objectsIn)]
}

interface Thing {
  id: string
  fields: [string, unknown][]
}

/** Everything in an example that has an id, and what is said of it there. */
function thingsIn(value: unknown): Thing[] {
  return objectsIn(value).flatMap((fields) => [
    ...(isId(fields['id']) ? [{ id: fields['id'], fields: plainFieldsOf(fields) }] : []),
    ...Object.entries(SPELLED).flatMap(([key, names]) => {
      const id = fields[key]
      if (!isId(id)) return []
      return [
        {
          id,
          fields: Object.entries(names).flatMap(([name, as]) =>
            name in fields ? [[as, fields[name]] as [string, unknown]] : [],
          ),
        },
      ]
    }),
  ])
}

const isId = (id: unknown): id is string => typeof id === 'string' && id.length === 36

/** Without what is a thing of its own; what has no id is a part of the thing that holds it. */
function plainFieldsOf(fields: Fields): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'id' || OF_THE_PLACE.has(name)) return []
    // Activity and jobs say what kind of thing they name, which is not the type that content has.
    if (name === 'type' && (value === 'content' || value === 'asset')) return []
    if (name === 'goal' && value === null) return [['dueDate', null]]
    if (Array.isArray(value)) return value.every((each) => typeof each !== 'object') ? [[name, value]] : []
    if (typeof value !== 'object' || value === null) return [[SAME_FIELD[name] ?? name, value]]
    if ('id' in value) return []
    return Object.entries(value)
      .filter(([, part]) => typeof part !== 'object' || part === null)
      .map(([part, said]) => [SAME_FIELD[`${name}.${part}`] ?? `${name}.${part}`, said])
  })
}

function factsOf({ id, fields }: Thing, about: string | null): [string, unknown][] {
  return fields.map(([field, value]) => {
    if (!PROGRESS.has(field)) return [`${field} of ${id}`, value]
    const isPerson = about !== null && fields.some(([name]) => name === 'email')
    return [isPerson ? `${field} of ${about} for ${id}` : `${field} of ${id} for ${LEARNER}`, value]
  })
}

function idsOf(value: unknown): string[] {
  const items = Object.values(value as Fields).find(Array.isArray) as Fields[] | undefined
  const things = isId((value as Fields)['id']) ? [value as Fields] : (items ?? [])
  return things.map(({ id }) => id).filter(isId)
}

type Entities = Record<string, { id?: string | string[]; holds?: string[] }>

/** Entities that are known by the same ids, such as content and playlists, are one family, named by its first. */
function familiesOf(entities: Entities): Map<string, string> {
  const families = new Map(Object.keys(entities).map((name) => [name, name]))
  const join = (one: string, other: string) => {
    const [from, to] = [families.get(other)!, families.get(one)!]
    for (const [name, family] of families) if (family === from) families.set(name, to)
  }
  for (const [one, other] of SAME_IDS) if (one in entities && other in entities) join(one, other)
  for (const [name, { id, holds = [] }] of Object.entries(entities)) {
    for (const held of holds) join(name, held)
    for (const [other, { id: otherId }] of Object.entries(entities))
      if (typeof id === 'string' && id === otherId) join(name, other)
  }
  return families
}
