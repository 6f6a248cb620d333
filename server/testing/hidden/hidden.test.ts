import { afterAll, beforeAll, expect, test } from 'vitest'
import notImplemented from '../../../generated/not-implemented.json' with { type: 'json' }
import { featureFlags, privileges, tokenScopes } from '../../../generated/reference.ts'
import { unzip } from '../../profile/export-fixtures.ts'
import { registerExportJobs } from '../../profile/jobs.ts'
import { testHub, type TestHub } from '../app.ts'
import { sendExample, type ExampleRequest } from '../contract-examples.ts'
import { addTeam, addToken, type Person } from '../people.ts'
import { callsNaming } from './calls.ts'
import { addOpenWorld, hideContent, type HiddenThing, type Ids, type World } from './hidden-content.ts'
import { rememberHidden } from './known.ts'
import { marksIn } from './marks.ts'

/** Nobody is answered with a word of content that they may not see, whatever they ask and however it is hidden. */

const VIEWERS = [
  'learner',
  'learner of another team',
  'manager of another team',
  'person who was removed',
  'API token',
  'nobody',
] as const

/** These end the session of the one who asks. */
const ENDING = ['signOut', 'updateMyPassword', 'deleteMySession']

let hub: TestHub
let world: World
let things: HiddenThing[]
let calls: ExampleRequest[]
let endSchedule: () => void
const viewers = new Map<string, Record<string, string>>()

beforeAll(async () => {
  hub = await testHub({ features: [...featureFlags] })
  endSchedule = await registerExportJobs(hub.context)
  const { databases } = hub.context
  const [own, other, secret] = [
    await addTeam(databases, 'Own'),
    await addTeam(databases, 'Other'),
    await addTeam(databases, 'Secret'),
  ]
  const author = await hub.person({ teams: [{ id: secret, role: 'manager' }] })
  world = await addOpenWorld(databases.forHub(1), author.memberId, secret)
  things = await hideContent(world)
  const people = {
    learner: await hub.person({ teams: [{ id: own, role: 'member' }] }),
    'learner of another team': await hub.person({ teams: [{ id: other, role: 'member' }] }),
    'manager of another team': await hub.person({ teams: [{ id: other, role: 'manager' }] }),
    'person who was removed': await hub.person({ isDeleted: true }),
  }
  for (const [index, [name, person]] of Object.entries(people).entries()) {
    await rememberHidden(world, things, person.memberId, index % 2 ? 'completed' : 'opened')
    viewers.set(name, cookieOf(person))
  }
  const token = await addToken(databases, people.learner, tokenScopes)
  viewers.set('API token', { authorization: `Bearer ${token}`, cookie: '' })
  viewers.set('nobody', {})
  calls = callsOf(things, world)
}, 120_000)
afterAll(async () => {
  endSchedule()
  await hub.close()
})

function cookieOf({ secret }: Person): Record<string, string> {
  return { cookie: `hub_sid=${secret}`, 'if-match': '"v1"' }
}

/** What only reads goes first, so that nothing is gone before it is looked for. Each call once. */
function callsOf(hidden: readonly HiddenThing[], { child, inner, holder }: World): ExampleRequest[] {
  const beside = (scenes: Ids[]) => scenes.flatMap(callsNaming).filter(({ method }) => method === 'GET')
  const all = [
    ...hidden.flatMap(callsNaming),
    ...beside(hidden.map((thing) => ({ ...thing, asset: child }))),
    ...beside(hidden.map((thing) => ({ ...thing, playlist: holder }))),
    ...beside([{ ...hidden[0]!, asset: child, playlist: inner, topic: world.openTopic }]),
  ].filter(({ id }) => !ENDING.includes(id) && !(notImplemented as string[]).includes(id))
  const each = new Map(all.map((call) => [`${call.id} ${patternOf(call)} ${JSON.stringify(call.body)}`, call]))
  return [...each.values()].toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
}

/** Without the ids that are new in each call and name nothing. */
function patternOf({ id, path }: ExampleRequest): string {
  const known = new Set(
    things
      .flatMap((thing) => Object.values(thing) as string[])
      .concat(world.child, world.inner, world.holder, world.openTopic),
  )
  return `${id} ${path.replaceAll(/[0-9a-f-]{36}/g, (found) => (known.has(found) ? found : '*'))}`
}

/** Whether the address of a call names hidden content. */
function namesHidden({ path }: ExampleRequest): boolean {
  const parts = path.split('?')[0]!.split('/')
  return things.some(({ asset, link, playlist }) => [asset, link, playlist].some((id) => parts.includes(id)))
}

async function textOf(answer: Awaited<ReturnType<typeof sendExample>>): Promise<string> {
  const isZip = String(answer.headers['content-type']).includes('zip')
  const parts = isZip ? [...(await unzip(answer.rawPayload)).values()] : [answer.rawPayload]
  return `${JSON.stringify(answer.headers)}${parts.map((part) => part.toString('latin1')).join('\n')}`
}

/** What is shown of hidden content all the same, and why that is meant so. */
const EXCEPTIONS = [
  {
    viewer: 'manager of another team',
    shows: /^listBadgeImages shows zqh\w+badge$/,
    because: 'the pictures of badges are a library of the hub, for everybody who gives badges',
  },
]

test.each([...VIEWERS])(
  'shows a %s nothing of hidden content',
  async (viewer) => {
    const seen = new Set<string>()
    for (const call of calls) {
      const answer = await sendExample(hub.app, call, { headers: viewers.get(viewer)! })
      const found = marksIn(await textOf(answer), `${call.path} ${JSON.stringify(call.body)}`)
      for (const each of found) seen.add(`${call.id} shows ${each}`)
      if (namesHidden(call) && answer.statusCode < 400) seen.add(`${call.id} opens what is hidden`)
      if (answer.statusCode >= 500) seen.add(`${call.id} answered ${answer.statusCode} ${answer.body}`)
    }
    const meant = EXCEPTIONS.filter((each) => each.viewer === viewer)
    expect([...seen].filter((line) => !meant.some(({ shows }) => shows.test(line))).toSorted()).toEqual([])
    expect(meant.filter(({ shows }) => ![...seen].some((line) => shows.test(line)))).toEqual([])
  },
  300_000,
)

test('would notice: an admin is shown the marks', async () => {
  const admin = await hub.person({ isAdmin: true, privileges })
  const { body } = await admin.get('/playlists/?limit=100')
  expect(marksIn(JSON.stringify(body), '').length).toBeGreaterThan(5)
})

test('exports to a person nothing of hidden content but what was said to them', async () => {
  const headers = viewers.get('learner')!
  const send = (method: 'GET' | 'POST', path: string) =>
    sendExample(hub.app, { id: 'getMyDataExport', method, path, body: undefined, contentType: null }, { headers })
  const { id } = (await send('POST', '/me/data-export')).json<{ id: string }>()
  const answer = await send('GET', `/me/data-export/${id}/file`)
  expect(answer.statusCode).toBe(200)
  const words = (await textOf(answer)).match(/zqh\w+/g) ?? []
  expect(words.filter((word) => !/(label|message)$/.test(word))).toEqual([])
})
