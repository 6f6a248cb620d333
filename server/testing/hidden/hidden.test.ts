import { afterAll, beforeAll, expect, test } from 'vitest'
import notImplemented from '../../../generated/not-implemented.json' with { type: 'json' }
import { featureFlags, privileges } from '../../../generated/reference.ts'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { registerExportJobs } from '../../profile/jobs.ts'
import { testHub, type TestHub } from '../app.ts'
import { sendExample, type ExampleRequest } from '../contract-examples.ts'
import { analyze } from '../cluster.ts'
import { addTeam } from '../people.ts'
import { bodyOf, differenceOf, textOf, withoutIds } from './answers.ts'
import { callsNaming, type Ids } from './calls.ts'
import { addOpenWorld, hideContent, type HiddenThing, type World } from './hidden-content.ts'
import { rememberHidden, rememberOpen } from './known.ts'
import { mark, marksIn } from './marks.ts'
import { addViewers, type Viewer } from './viewers.ts'

/**
 * Nobody is answered with anything of content that they may not see, whatever they ask and however it is hidden: no word of
 * it, and no number that counts it. There are two hubs, alike but for the hidden content, and what reads answers the same in both.
 */

/** These end the session of the one who asks. */
const ENDING: OperationId[] = ['signOut', 'updateMyPassword', 'deleteMySession']

/** What only reads goes first, so that nothing is gone before it is looked for. */
const OPERATIONS = (Object.keys(operations) as OperationId[])
  .filter((id) => !ENDING.includes(id) && !(notImplemented as string[]).includes(id))
  .toSorted((a, b) => Number(operations[a].method !== 'GET') - Number(operations[b].method !== 'GET'))

/** Each connection plans each statement anew, which takes longer than to run it. */
const connect = { poolSize: 2 }

/** Both hubs stand still, so that no answer differs by the time. */
const NOW = new Date()

let open: TestHub
let hub: TestHub
let things: HiddenThing[]
let hiddenIds: string[]
let viewers: Viewer[]
let calls: Map<OperationId, ExampleRequest[]>
const endSchedules: (() => void)[] = []

beforeAll(async () => {
  open = await testHub({ features: [...featureFlags], connect })
  const { databases } = open.context
  const [own, other, secret] = [
    await addTeam(databases, 'Own'),
    await addTeam(databases, 'Other'),
    await addTeam(databases, 'Secret'),
  ]
  const author = await open.person({ teams: [{ id: secret, role: 'manager' }] })
  const world = await addOpenWorld(databases.forHub(1), author.memberId, secret)
  viewers = await addViewers(open, own, other)
  const people = viewers.flatMap(({ memberId }) => memberId ?? [])
  for (const [index, id] of people.entries()) await rememberOpen(world, id, index % 2 ? 'opened' : 'completed')
  hub = await testHub({ features: [...featureFlags], connect, copyOf: open })
  for (const each of [open, hub]) {
    endSchedules.push(await registerExportJobs(each.context))
    each.setNow(NOW)
  }
  const closed = { ...world, db: hub.context.databases.forHub(1) }
  things = await hideContent(closed)
  for (const [index, id] of people.entries())
    await rememberHidden(closed, things, id, index % 2 ? 'completed' : 'opened')
  // Without knowing its tables PostgreSQL asks of each pair of rows what is visible, which takes a second a list.
  for (const each of [open, hub]) await analyze(each.database)
  hiddenIds = things.flatMap(({ reason: _, topic: __, ...ids }) => Object.values(ids))
  calls = Map.groupBy(callsOf(closed), ({ id }) => id)
}, 120_000)
afterAll(async () => {
  for (const end of endSchedules) end()
  await hub.close()
  await open.close()
})

/** Each call once. */
function callsOf({ child, inner, holder, openTopic }: World): ExampleRequest[] {
  const beside = (scenes: Ids[]) => scenes.flatMap(callsNaming).filter(({ method }) => method === 'GET')
  const all = [
    ...things.flatMap(callsNaming),
    ...things.flatMap((thing) => callsNaming({ ...thing, asset: thing.course })).filter(isOfCourse),
    ...beside(things.map((thing) => ({ ...thing, asset: child }))),
    ...beside(things.map((thing) => ({ ...thing, playlist: holder }))),
    ...beside([{ ...things[0]!, asset: child, playlist: inner, topic: openTopic }]),
  ]
  const known = new Set([...hiddenIds, ...things.map(({ topic }) => topic), child, inner, holder, openTopic])
  // Without the ids that are new in each call and name nothing.
  const patternOf = ({ path }: ExampleRequest) =>
    path.replaceAll(/[0-9a-f-]{36}/g, (found) => (known.has(found) ? found : '*'))
  return [...new Map(all.map((call) => [`${call.id} ${patternOf(call)} ${JSON.stringify(call.body)}`, call])).values()]
}

/** What no other asset has. */
const isOfCourse = ({ id }: ExampleRequest) => /attempt|launch/i.test(operations[id].path)

/** Whether the address of a call names hidden content. */
function namesHidden({ path }: ExampleRequest, hidden = things): boolean {
  const parts = path.split('?')[0]!.split('/')
  return hidden.some(({ asset, link, course, playlist }) =>
    [asset, link, course, playlist].some((id) => parts.includes(id)),
  )
}

/** What is shown of hidden content all the same, each with why that is meant so. */
const EXCEPTIONS = [
  // The pictures of badges are a library of the hub, for everybody who gives badges.
  /^manager (of|who learns in) another team: listBadgeImages (shows zqh\w+badge$|answers otherwise)/,
  /: (getBadgeImagePicture|listBadgeImagePlaylists) answers otherwise at .badges.images.[*]/,
  // Who looks after a hub sees what takes its room.
  /^token of the hub: getHubStorage /,
  // What is meant for admins stands in a topic, which they find by it.
  /^(admin without rights|token of the hub): \w+ shows zqhtopicofhiddenthings$/,
  // What somebody was told stays told, without the name of what it was about.
  /: listMyNotifications answers otherwise/,
  // What somebody noted stays theirs, without the name of what it was about.
  /: (listMyNotes|exportMyNotes) answers otherwise/,
  // What somebody did stays done: without the name of what it was about, or with the one that they saw then.
  /: listMyActivity answers otherwise/,
  /: listMyCompletions answers otherwise/,
  // Who follows a link is told what keeps it from opening, and no name of what they do not see.
  /: getMyContentVisibility (opens what is hidden|answers otherwise at .me.content.[*].visibility: 200 ."isVisible":false)/,
  // How far somebody is with a playlist is said of all that it holds, and so it is found by that.
  /: listMyBrowseContent answers otherwise at .me.browse.[^:]*mine=(notstarted|opened|completed)/,
  // What somebody learned stays learned.
  /: getMyProfile answers otherwise at .me.profile: .*"totalCompletedAssets":/,
  // A manager may ask for any content by its id, and is refused that of other teams.
  /^manager (of|who learns in) another team: (list|get)ContentAssignments? answers otherwise at .content.[*].assignments[^:]*: 403/,
  /^manager (of|who learns in) another team: get(Asset|Playlist) answers otherwise at .(assets|playlists).[*](.includeDeleted=\w+)?: 403/,
  /^manager (of|who learns in) another team: get(Asset|Playlist)Stats answers otherwise at .(assets|playlists).[*].stats(.duration=\w+)?: 403/,
  /^manager (of|who learns in) another team: getAssetVersions answers otherwise at .assets.[*].versions: 403/,
  /^manager (of|who learns in) another team: (get|list)AssetPackage(Files|Trial)? answers otherwise at .assets.[*].package[^:]*: 403/,
  /^manager (of|who learns in) another team: previewAsset answers otherwise at .assets.[*].preview: 403/,
  /^manager (of|who learns in) another team: listPlaylistContents answers otherwise at .playlists.[*].contents.limit=100: 403/,
  /^manager (of|who learns in) another team: getPlaylistLosses answers otherwise at .playlists.[*].losses: 403/,
  /^manager (of|who learns in) another team: previewPlaylist answers otherwise at .playlists.[*].preview[^:]*: 403/,
  /^manager (of|who learns in) another team: getPlaylistContentsDraft answers otherwise at .playlists.[*].contents.draft: 403/,
  /^manager (of|who learns in) another team: getPlaylistVersions? answers otherwise at .playlists.[*].versions[^:]*: 403/,
  /^manager (of|who learns in) another team: listBadgeAwards answers otherwise at .badges.[*].awards[^:]*: 403/,
]

test.each(OPERATIONS)(
  '%s answers nothing of hidden content',
  async (id) => {
    const seen = new Set<string>()
    for (const viewer of viewers)
      for (const line of await lookAs(viewer, calls.get(id) ?? [])) seen.add(`${viewer.name}: ${line}`)
    const isMeant = (line: string) => EXCEPTIONS.some((each) => each.test(line))
    expect([...seen].filter((line) => !isMeant(line)).toSorted()).toEqual([])
  },
  120_000,
)

async function lookAs({ headers, sees }: Viewer, asked: readonly ExampleRequest[]): Promise<string[]> {
  const seen: string[] = []
  const openAnswers = new Map<string, Promise<string>>()
  for (const call of asked) {
    // What names hidden content asks the open hub for what is not there, whichever it is. Who sees some of it is answered with more.
    const pattern = withoutIds(call.path, hiddenIds)
    const there = openAnswers.get(pattern) ?? (call.method === 'GET' && !sees ? openAnswer(call, headers) : undefined)
    if (there) openAnswers.set(pattern, there)
    const answer = await sendExample(hub.app, call, { headers })
    const found = marksIn(await textOf(answer), `${call.path} ${JSON.stringify(call.body)}`)
    for (const each of found) if (!sees || !each.startsWith(mark(sees))) seen.push(`${call.id} shows ${each}`)
    const unseen = things.filter(({ reason }) => reason !== sees)
    if (namesHidden(call, unseen) && answer.statusCode < 400) seen.push(`${call.id} opens what is hidden`)
    if (answer.statusCode >= 500) seen.push(`${call.id} answered ${answer.statusCode} ${answer.body}`)
    const difference = there && differenceOf(withoutIds(bodyOf(answer), hiddenIds), await there)
    if (difference) seen.push(`${call.id} answers otherwise at ${pattern}: ${difference}`)
    // Who is nobody to an operation is that whatever they name.
    if (answer.statusCode === 401) break
  }
  return seen
}

async function openAnswer(call: ExampleRequest, headers: Record<string, string>): Promise<string> {
  return withoutIds(bodyOf(await sendExample(open.app, call, { headers })), hiddenIds)
}

test('would notice: an admin is shown the marks', async () => {
  const admin = await hub.person({ isAdmin: true, privileges })
  const { body } = await admin.get('/playlists/?limit=100')
  expect(marksIn(JSON.stringify(body), '').length).toBeGreaterThan(5)
})

test('exports to a person nothing of hidden content but what was said to them', async () => {
  const { headers } = viewers[0]!
  const send = (method: 'GET' | 'POST', path: string) =>
    sendExample(hub.app, { id: 'getMyDataExport', method, path, body: undefined, contentType: null }, { headers })
  const { result } = (await send('POST', '/me/data-export')).json<{ result: { id: string } }>()
  const answer = await send('GET', `/me/data-export/${result.id}/file`)
  expect(answer.statusCode).toBe(200)
  const words = (await textOf(answer)).match(/zqh\w+/g) ?? []
  expect(words.filter((word) => !/(label|message)$/.test(word))).toEqual([])
})
