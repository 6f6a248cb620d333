import { afterAll, beforeAll, expect, test } from 'vitest'
import { holderOf } from '../auth/removal/right-holder-service.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** Changing much content at once: the preview, the job and taking it back. */

let hub: TestHub
let admin: Somebody
let end: () => void
const { makePlaylist, makeLink } = makersFor(() => admin)

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  end = await registerMassJobs(hub.context)
  admin = await hub.person({
    isAdmin: true,
    privileges: ['playlist_write', 'asset_write', 'settings_write'],
  })
})
afterAll(async () => {
  end()
  await hub.close()
})

const preview = async (asked: object, by = admin) => (await by.post('/content/changes/preview', asked)).body

async function change(asked: object, by = admin) {
  const { previewToken } = await preview(asked, by)
  const begun = await by.post('/content/changes', { ...asked, previewToken })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  return (await by.get(`/jobs/${begun.body.id}`)).body
}

async function undo(id: string, by = admin) {
  const { body } = await by.post(`/jobs/${id}/undo`)
  return (await by.get(`/jobs/${body.id}`)).body
}

async function reasons(id: string, by = admin) {
  const { body } = await by.get(`/jobs/${id}/items?state=skipped`)
  return body.items.map(({ id, reason }: { id: string; reason: string }) => [id, reason])
}

const makeTopic = async (name: string) => (await admin.post('/topics/', { name })).body.id as string
const playlist = async (id: string) => (await admin.get(`/playlists/${id}?includeDeleted=true`)).body
const asset = async (id: string) => (await admin.get(`/assets/${id}?includeDeleted=true`)).body

test('shows what changes, what is so already, and what is left out and why', async () => {
  const [topic, other] = [await makeTopic('Shown'), await makeTopic('Other')]
  const [one, under, link] = [
    await makePlaylist({ name: 'B one' }),
    await makePlaylist({ name: 'A under', topics: [topic] }),
    await makeLink('C link'),
  ]
  const asked = { ids: [one, under, link], changes: { topicIdsToAdd: [topic] } }
  expect(await preview(asked)).toMatchObject({
    items: [
      { id: link, type: 'web', isChanged: false, obstacle: 'assetsHaveNoTopics' },
      { id: one, type: 'playlist', name: 'B one', isChanged: true, obstacle: null },
      { id: under, isChanged: false, obstacle: null },
    ],
    changedCount: 1,
    unchangedCount: 1,
    refusedCount: 1,
    lossCount: 0,
    total: 3,
  })
  const full = await makeLink('Full', { tags: Array.from({ length: 50 }, (_, nth) => `tag ${nth}`) })
  const tagged = { ids: [full], changes: { tagsToAdd: ['one more'] } }
  expect((await preview(tagged)).items).toMatchObject([{ obstacle: 'tooManyTags', isChanged: false }])
  const swapped = { ids: [full], changes: { tagsToAdd: ['one more'], tagsToRemove: ['Tag 7'] } }
  expect((await preview(swapped)).items).toMatchObject([{ obstacle: null, isChanged: true }])
  const moved = await change({ ...asked, changes: { topicIdsToAdd: [other], topicIdsToRemove: [topic] } })
  expect(moved).toMatchObject({ kind: 'createContentChanges', total: 3, doneCount: 2, skippedCount: 1 })
  expect(await reasons(moved.id)).toEqual([[link, 'An asset stands under no topics of its own.']])
  expect((await playlist(under)).topics).toMatchObject([{ id: other }])
})

test('publishes, tags, moves and hands on, and gives each what it had', async () => {
  const [old, next] = [await makeTopic('Old'), await makeTopic('Next')]
  const team = await addTeam(hub.context.databases, 'Owners')
  const draft = await makePlaylist({ name: 'Draft', published: false, topics: [old], tags: ['Alpha', 'beta'] })
  const open = await makePlaylist({ name: 'Open', tags: ['gamma'] })
  const before = [await playlist(draft), await playlist(open)]
  const changes = {
    published: true,
    ownerTeamId: team,
    tagsToAdd: ['Gamma', 'new'],
    tagsToRemove: ['ALPHA'],
    topicIdsToAdd: [next],
    topicIdsToRemove: [old],
  }
  const job = await change({ ids: [draft, open], changes })
  expect(job).toMatchObject({ state: 'succeeded', doneCount: 2, canUndo: true })
  expect(await playlist(draft)).toMatchObject({
    published: true,
    ownerTeamId: team,
    tags: ['beta', 'Gamma', 'new'],
    topics: [{ id: next }],
  })
  expect((await playlist(open)).tags).toEqual(['gamma', 'new'])
  const published = () =>
    hub.context.databases
      .forHub(1)
      .selectFrom('content')
      .select('published_at')
      .where('id', '=', draft)
      .executeTakeFirst()
  expect(await published()).toEqual({ published_at: expect.any(Date) })
  expect((await hub.audit(draft)).at(-1)).toMatchObject({
    action: 'UPDATE',
    actor_id: admin.memberId,
    request_id: job.id,
    details: [
      { property: 'published', oldValue: false, value: true },
      { property: 'ownerTeamId', oldValue: null, value: team },
      { property: 'tags', oldValue: ['Alpha', 'beta'], value: ['beta', 'Gamma', 'new'] },
      { property: 'topics', oldValue: [old], value: [next] },
    ],
  })
  expect(await undo(job.id)).toMatchObject({ state: 'succeeded', doneCount: 2 })
  const about = ({ published, ownerTeamId, tags, topics }: Record<string, unknown>) => ({
    published,
    ownerTeamId,
    tags: (tags as string[]).toSorted(),
    topics,
  })
  expect([await playlist(draft), await playlist(open)].map(about)).toEqual(before.map(about))
})

test('takes nothing back of what somebody changed since', async () => {
  const [same, other] = [await makePlaylist(), await makePlaylist()]
  const job = await change({ ids: [same, other], changes: { published: false } })
  await admin.patch(`/playlists/${other}`, { published: true }, { 'if-match': '*' })
  const undone = await undo(job.id)
  expect(undone).toMatchObject({ doneCount: 1, skippedCount: 1 })
  expect(await reasons(undone.id)).toEqual([[other, 'Somebody changed it since.']])
  expect((await playlist(same)).published).toBe(true)
})

test('says how many people lose sight, and takes it from them and gives it back', async () => {
  const team = await addTeam(hub.context.databases, 'Readers')
  const reader = await hub.person({ teams: [{ id: team, role: 'member' }] })
  await hub.person({ teams: [{ id: team, role: 'member' }] })
  const stranger = await hub.person()
  const forTeam = await makePlaylist({ audience: 'teams', teamIds: [team] })
  const hidden = await makePlaylist({ published: false })
  const link = await makeLink('Inside alone', { parent_id: forTeam, onlyInPlaylists: true })
  for (const changes of [{ published: false }, { isDeleted: true }])
    expect(await preview({ ids: [forTeam, hidden], changes })).toMatchObject({ lossCount: 2 })
  expect(await preview({ ids: [link], changes: { isDeleted: true } })).toMatchObject({ lossCount: 2 })
  expect(await preview({ ids: [forTeam], changes: { tagsToAdd: ['sight'] } })).toMatchObject({ lossCount: 0 })
  for (const changes of [{ published: false }, { isDeleted: true }]) {
    expect((await reader.get(`/me/assets/${link}`)).status).toBe(200)
    const job = await change({ ids: [forTeam], changes })
    expect((await reader.get(`/me/playlists/${forTeam}`)).status).toBe(404)
    expect((await reader.get(`/me/assets/${link}`)).status).toBe(404)
    await undo(job.id)
    expect((await reader.get(`/me/playlists/${forTeam}`)).status).toBe(200)
  }
  expect((await stranger.get(`/me/playlists/${forTeam}`)).status).toBe(404)
  expect((await hub.audit(forTeam)).map(({ action }) => action)).toEqual([
    'CREATE',
    'UPDATE',
    'UPDATE',
    'DELETE',
    'RESTORE',
  ])
})

test('counts who loses sight by whom content is for', async () => {
  const db = hub.context.databases.forHub(1)
  const people = await db.selectFrom('member').select('is_admin').where('is_deleted', '=', false).execute()
  const admins = people.filter(({ is_admin: isAdmin }) => isAdmin)
  expect(admins.length).toBeLessThan(people.length)
  const [open, forAdmins] = [await makePlaylist(), await makePlaylist({ audience: 'admin' })]
  const lossOf = async (...ids: string[]) => (await preview({ ids, changes: { published: false } })).lossCount
  expect(await lossOf(open)).toBe(people.length)
  expect(await lossOf(forAdmins)).toBe(admins.length)
  expect(await lossOf(open, forAdmins)).toBe(people.length)
})

test('knows no topic that was deleted', async () => {
  const [gone, stays] = [await makeTopic('Goes'), await makeTopic('Stays')]
  const id = await makePlaylist({ topics: [gone, stays] })
  expect((await admin.delete(`/topics/${gone}`)).status).toBe(200)
  const job = await change({ ids: [id], changes: { topicIdsToRemove: [stays] } })
  const { details } = (await hub.audit(id)).at(-1)!
  expect(details).toEqual([{ property: 'topics', oldValue: [stays], value: [] }])
  await undo(job.id)
  expect((await playlist(id)).topics.map((topic: { id: string }) => topic.id)).toEqual([stays])
})

test('keeps what a playlist holds in step with assets that become drafts', async () => {
  const holder = await makePlaylist()
  const links = [await makeLink('First', { parent_id: holder }), await makeLink('Second', { parent_id: holder })]
  const learner = await hub.person()
  const held = async () => (await learner.get(`/me/playlists/${holder}/contents`)).body.total
  const required = async () => {
    const { db } = await hub.hubCall()
    const row = await db.selectFrom('content').select('required_count').where('id', '=', holder).executeTakeFirst()
    return row?.required_count
  }
  expect([await held(), await required()]).toEqual([2, 2])
  const job = await change({ ids: links, changes: { published: false } })
  expect([await held(), await required()]).toEqual([0, 0])
  expect((await asset(links[0]!)).published).toBe(false)
  await undo(job.id)
  expect([await held(), await required()]).toEqual([2, 2])
})

test('means by a filter what the list shows, but some', async () => {
  const mark = newId()
  const [goes, stays] = [await makeLink(`${mark} goes`), await makeLink(`${mark} stays`)]
  const named = await makePlaylist({ name: `${mark} playlist` })
  const filter = { kind: 'asset', search: mark, type: 'web' }
  const asked = { filter, exceptIds: [stays], changes: { isDeleted: true } }
  expect(await preview(asked)).toMatchObject({ total: 1, items: [{ id: goes }] })
  await change(asked)
  const bin = async () => (await admin.get(`/assets?onlyDeleted=true&search=${mark}`)).body.items
  expect(await bin()).toMatchObject([{ id: goes }])
  expect(await preview({ filter: { ...filter, fileStatus: 'ready' }, changes: { published: false } })).toMatchObject({
    total: 0,
  })
  const back = { filter, changes: { isDeleted: false } }
  expect((await preview(back)).items).toMatchObject([{ id: goes, isChanged: true }])
  await change(back)
  expect(await bin()).toEqual([])
  expect(
    (await preview({ filter: { kind: 'playlist', search: mark }, changes: { published: false } })).items,
  ).toMatchObject([{ id: named }])
})

test('brings nothing back that was deleted more than 30 days ago', async () => {
  const [old, late] = [await makePlaylist(), await makePlaylist()]
  await change({ ids: [old, late], changes: { isDeleted: true } })
  const asked = { ids: [late], changes: { isDeleted: false } }
  const { db } = await hub.hubCall()
  const long = new Date(Date.now() - 31 * 86_400_000)
  await db.updateTable('content').set({ deleted_at: long }).where('id', '=', old).execute()
  expect((await admin.post('/content/changes/preview', { ...asked, ids: [old] })).body).toMatchObject({
    code: 'unknown-reference',
    errors: [{ pointer: '/ids/0' }],
  })
  expect(await change(asked)).toMatchObject({ doneCount: 1 })
})

test('is refused when what was shown is no longer so, and when the words are others', async () => {
  const id = await makePlaylist()
  const asked = { ids: [id], changes: { published: false } }
  const { previewToken } = await preview(asked)
  const other = await admin.post('/content/changes', { ...asked, changes: { published: true }, previewToken })
  expect([other.status, other.body.code]).toEqual([400, 'token-invalid'])
  await admin.patch(`/playlists/${id}`, { published: false }, { 'if-match': '*' })
  const late = await admin.post('/content/changes', { ...asked, previewToken })
  expect([late.status, late.body.code]).toEqual([409, 'preview-outdated'])
})

test('is refused without a selection, and for what is not there', async () => {
  const id = await makePlaylist()
  const refusal = async (asked: object, by = admin) => {
    const { status, body } = await by.post('/content/changes/preview', asked)
    return [status, body.code, body.errors?.[0]?.pointer]
  }
  const changes = { published: false }
  expect(await refusal({ changes })).toEqual([400, 'selection-required', '/ids'])
  expect(await refusal({ ids: [id], filter: { kind: 'asset' }, changes })).toEqual([400, 'selection-required', '/ids'])
  expect(await refusal({ ids: [newId()], changes })).toEqual([400, 'unknown-reference', '/ids/0'])
  const unknown = { ids: [id], changes: { topicIdsToAdd: [newId()] } }
  expect(await refusal(unknown)).toEqual([400, 'unknown-reference', '/changes/topicIdsToAdd/0'])
  const nobody = { ids: [id], changes: { ownerTeamId: newId() } }
  expect(await refusal(nobody)).toEqual([400, 'unknown-reference', '/changes/ownerTeamId'])
  expect((await refusal({ ids: [id], changes: {} }))[0]).toBe(400)
  const there = await testHub()
  const foreign = await there.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  expect(await refusal({ ids: [id], changes }, foreign)).toEqual([400, 'unknown-reference', '/ids/0'])
  await there.close()
})

test('changes for each admin what their rights reach', async () => {
  const mark = newId()
  const [list, link] = [await makePlaylist({ name: mark }), await makeLink(mark)]
  const ofAssets = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  const changes = { tagsToAdd: ['reach'] }
  expect((await preview({ ids: [link], changes }, ofAssets)).total).toBe(1)
  expect((await preview({ filter: { kind: 'playlist', search: mark }, changes }, ofAssets)).total).toBe(0)
  expect((await preview({ ids: [list], changes }, ofAssets)).code).toBe('unknown-reference')
  expect((await (await hub.person()).post('/content/changes/preview', { ids: [link], changes })).status).toBe(403)
})

test('does what a token of the hub began, for as long as it has not ended', async () => {
  const scopes = ['playlist_write']
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  const { body: made } = await admin.post('/hub/serviceTokens', { name: 'Library system', scopes, expiresTime })
  const bearer = { authorization: `Bearer ${made.token}` }
  const id = await makePlaylist()
  const asked = { ids: [id], changes: { published: false } }
  const shown = await hub.nobody.post('/content/changes/preview', asked, bearer)
  const { previewToken } = shown.body
  expect((await hub.nobody.post('/content/changes', { ...asked, previewToken }, bearer)).status).toBe(202)
  expect((await playlist(id)).published).toBe(false)
  const call = await hub.hubCall()
  const job = { ...call, caller: { memberId: made.id }, requestId: newId(), audited: [] }
  expect([...(await holderOf(job))!.privileges]).toEqual(['playlist_write', 'playlist_read'])
  expect((await admin.delete(`/hub/serviceTokens/${made.id}`)).status).toBe(200)
  expect(await holderOf(job)).toBeNull()
})

test('lets managers change what their teams own, and nothing else', async () => {
  const [own, other] = [await addTeam(hub.context.databases, 'Own'), await addTeam(hub.context.databases, 'Other')]
  const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
  const mark = newId()
  const mine = await makePlaylist({ name: `${mark} mine`, ownerTeamId: own, audience: 'teams', teamIds: [own] })
  const theirs = await makePlaylist({ name: `${mark} theirs`, ownerTeamId: other })
  const changes = { published: false }
  expect((await preview({ filter: { kind: 'playlist', search: mark }, changes }, manager)).items).toMatchObject([
    { id: mine },
  ])
  expect((await manager.post('/content/changes/preview', { ids: [theirs], changes })).status).toBe(403)
  for (const ownerTeamId of [other, null]) {
    const handedOn = { ids: [mine], changes: { ownerTeamId } }
    expect((await manager.post('/content/changes/preview', handedOn)).body).toMatchObject({
      code: 'beyond-your-teams',
      errors: [{ pointer: '/changes/ownerTeamId' }],
    })
  }
  const job = await change({ ids: [mine], changes }, manager)
  expect(job).toMatchObject({ doneCount: 1, canUndo: true })
  await admin.patch(`/playlists/${mine}`, { ownerTeamId: other }, { 'if-match': '*' })
  const undone = await undo(job.id, manager)
  expect(await reasons(undone.id, manager)).toEqual([[mine, 'Whoever began this may not change it any more.']])
  expect((await playlist(mine)).published).toBe(false)
})
