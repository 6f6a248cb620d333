import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makersFor, deleteContent } from '../playlists/playlist-fixtures.ts'
import { addAsset } from '../assets/asset-fixtures.ts'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import { readByKey } from '../testing/by-key.ts'
import { addTeam } from '../testing/people.ts'
import type { JobData } from '../platform/jobs.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { maintainJobs, runJob } from './run-service.ts'

let hub: TestHub
let admin: Somebody
/** What the queue was told and has not done. */
let waiting: JobData['run-job'][]

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  await hub.context.jobs.work('run-job', async (data) => void waiting.push(data))
})
beforeEach(async () => {
  hub.setNow(null)
  waiting = []
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  const { db } = await hub.hubCall()
  await db.updateTable('asset').set({ mark_as_done_mode: 'automatic' }).execute()
})
afterAll(() => hub.close())

const { makeLink, makePlaylist } = makersFor(() => admin)

async function work(): Promise<void> {
  for (const { domainId, jobId } of waiting.splice(0)) await runJob(await hub.hubCall(domainId), jobId)
}

async function modesOf(ids: string[]): Promise<string[]> {
  const { db } = await hub.hubCall()
  const rows = await db.selectFrom('asset').select(['content_id', 'mark_as_done_mode']).execute()
  return ids.map((id) => rows.find((row) => row.content_id === id)!.mark_as_done_mode)
}

async function begin(who = admin): Promise<string> {
  const preview = await who.get('/assets/markAsDoneMode/reset?limit=1')
  const { status, body } = await who.post('/assets/markAsDoneMode/reset', { previewToken: preview.body.previewToken })
  expect(status).toBe(202)
  return body.id as string
}

const jobOf = async (id: string, who = admin) => (await who.get(`/jobs/${id}`)).body

describe('a change of many things', () => {
  test('is previewed, done in the background and undone', async () => {
    const ids = [
      await makeLink('First'),
      await makeLink('Second'),
      await makeLink('Third', { markAsDoneMode: 'automatic' }),
    ]
    const preview = await admin.get('/assets/markAsDoneMode/reset?limit=1')
    expect(preview.body).toMatchObject({
      total: 2,
      nextOffset: 1,
      items: [{ name: 'First', markAsDoneMode: 'manual' }],
    })
    const id = await begin()
    expect(await jobOf(id)).toMatchObject({
      kind: 'resetAssetMarkAsDoneModes',
      state: 'waiting',
      total: 2,
      doneCount: 0,
      canCancel: true,
      canUndo: false,
      createdBy: { id: admin.memberId },
    })
    expect(await modesOf(ids)).toEqual(['manual', 'manual', 'automatic'])
    await work()
    expect(await modesOf(ids)).toEqual(['automatic', 'automatic', 'automatic'])
    const done = await jobOf(id)
    expect(done).toMatchObject({ state: 'succeeded', doneCount: 2, failedCount: 0, canCancel: false, canUndo: true })
    expect(Date.parse(done.undoableUntil) - Date.parse(done.endedTime)).toBe(30 * 86_400_000)
    expect((await hub.audit(ids[0]!)).at(-1)).toMatchObject({ action: 'UPDATE', request_id: id })

    const undoing = await admin.post(`/jobs/${id}/undo`)
    expect(undoing).toMatchObject({ status: 202, body: { undoes: id, total: 2, state: 'waiting' } })
    await work()
    expect(await modesOf(ids)).toEqual(['manual', 'manual', 'automatic'])
    expect(await jobOf(id)).toMatchObject({ canUndo: false, undoneBy: undoing.body.id })
    expect(await jobOf(undoing.body.id)).toMatchObject({ state: 'succeeded', doneCount: 2, canUndo: false })
    expect((await admin.post(`/jobs/${id}/undo`)).body.code).toBe('job-not-undoable')
  })

  test('is refused when what was shown is no longer so, or was never shown', async () => {
    const id = await makeLink('Shown')
    const { previewToken } = (await admin.get('/assets/markAsDoneMode/reset')).body
    await makeLink('New')
    const reset = (token: string, who = admin) => who.post('/assets/markAsDoneMode/reset', { previewToken: token })
    expect(await reset(previewToken)).toMatchObject({ status: 409, body: { code: 'preview-outdated' } })
    expect(await reset('a-token-that-nobody-signed.at-all')).toMatchObject({
      status: 400,
      body: { code: 'token-invalid' },
    })
    const fresh = (await admin.get('/assets/markAsDoneMode/reset')).body.previewToken
    const other = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    expect((await reset(fresh, other)).body.code).toBe('token-invalid')
    const tags = await admin.delete(`/tags/?names=one&previewToken=${fresh}`)
    expect(tags).toMatchObject({ status: 400, body: { code: 'token-invalid' } })
    hub.setNow(new Date(Date.now() + 16 * 60_000))
    expect((await reset(fresh)).body.code).toBe('token-invalid')
    await work()
    expect(await modesOf([id])).toEqual(['manual'])
  })

  test('skips what was changed or deleted in the meantime, forth and back', async () => {
    const [changed, deleted, later] = [await makeLink('Changed'), await makeLink('Deleted'), await makeLink('Later')]
    const id = await begin()
    const { db } = await hub.hubCall()
    await db.updateTable('asset').set({ mark_as_done_mode: 'automatic' }).where('content_id', '=', changed).execute()
    await deleteContent(hub, deleted)
    await work()
    expect(await jobOf(id)).toMatchObject({ state: 'succeeded', doneCount: 1, skippedCount: 2 })
    const skipped = (await admin.get(`/jobs/${id}/items?state=skipped`)).body
    expect(skipped).toMatchObject({
      total: 2,
      items: [{ name: 'Changed', reason: expect.any(String) }, { id: deleted }],
    })
    await db.updateTable('asset').set({ mark_as_done_mode: 'manual' }).where('content_id', '=', later).execute()
    const undoing = (await admin.post(`/jobs/${id}/undo`)).body.id
    await work()
    expect(await jobOf(undoing)).toMatchObject({ total: 1, doneCount: 0, skippedCount: 1 })
    expect(await modesOf([changed, deleted, later])).toEqual(['automatic', 'manual', 'manual'])
    await deleteContent(hub, deleted, false)
  })

  test('can be stopped, and what it did can be undone', async () => {
    const ids = [await makeLink('One'), await makeLink('Two')]
    const id = await begin()
    expect((await admin.post(`/jobs/${id}/cancel`)).body).toMatchObject({ state: 'cancelled', canCancel: false })
    await work()
    expect(await modesOf(ids)).toEqual(['manual', 'manual'])
    expect(await admin.post(`/jobs/${id}/cancel`)).toMatchObject({ status: 409, body: { code: 'job-ended' } })
    expect((await admin.post(`/jobs/${id}/undo`)).body.code).toBe('job-not-undoable')
  })

  test('is tried thing by thing where some fail, and says which', async () => {
    const [good, bad] = [await makeLink('Good'), await makeLink('Bad')]
    const id = await begin()
    const { db } = await hub.hubCall()
    const kinds = hub.context.jobKinds as { resetAssetMarkAsDoneModes: { run: (...args: never[]) => Promise<unknown> } }
    const kind = kinds.resetAssetMarkAsDoneModes
    const { run } = kind
    kind.run = async (...args: never[]) => {
      if ((args[2] as unknown as { id: string }[]).some((item) => item.id === bad)) throw new Error('no')
      return run(...args)
    }
    await work().finally(() => (kind.run = run))
    expect(await jobOf(id)).toMatchObject({ state: 'succeeded', doneCount: 1, failedCount: 1 })
    expect((await admin.get(`/jobs/${id}/items?state=failed`)).body.items).toMatchObject([{ id: bad, state: 'failed' }])
    expect(await modesOf([good, bad])).toEqual(['automatic', 'manual'])
    await db.updateTable('asset').set({ mark_as_done_mode: 'automatic' }).execute()
  })

  test('is done once by two workers at the same time, and goes on where one stopped', async () => {
    const { db } = await hub.hubCall()
    const ids: string[] = []
    for (let nth = 0; nth < 450; nth += 1) ids.push(await addAsset(db, { name: `Asset ${nth}`, markAsDone: 'manual' }))
    const id = await begin()
    await Promise.all([1, 2, 3].map(async () => runJob(await hub.hubCall(), id)))
    expect(await jobOf(id)).toMatchObject({ state: 'succeeded', doneCount: 450, skippedCount: 0 })
    for (const each of ids.slice(0, 5)) {
      const entries = await hub.audit(each)
      expect(entries.filter(({ request_id }) => request_id === id)).toHaveLength(1)
    }
  })

  test('is taken up again where nobody works at it, and forgotten 30 days after its end', async () => {
    await makeLink()
    const id = await begin()
    waiting = []
    await maintainJobs(await hub.hubCall())
    expect(waiting).toEqual([])
    hub.setNow(new Date(Date.now() + 61_000))
    await maintainJobs(await hub.hubCall())
    expect(waiting.map(({ jobId }) => jobId)).toContain(id)
    await work()
    expect((await jobOf(id)).state).toBe('succeeded')
    hub.setNow(new Date(Date.now() + 31 * 86_400_000))
    await maintainJobs(await hub.hubCall())
    const { db } = await hub.hubCall()
    expect(await db.selectFrom('job').select('id').where('id', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('job_item').select('place').where('job_id', '=', id).execute()).toEqual([])
  })

  test('is seen by whoever began it and those who run the hub, and touched by the first alone', async () => {
    await makeLink()
    const id = await begin()
    const stranger = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const operator = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
    expect((await stranger.get(`/jobs/${id}`)).status).toBe(404)
    expect((await stranger.get(`/jobs/${id}/items`)).status).toBe(404)
    expect((await stranger.get('/jobs')).body.items).toEqual([])
    expect(await jobOf(id, operator)).toMatchObject({ id, canCancel: false })
    expect((await operator.get('/jobs?isMine=true')).body.total).toBe(0)
    expect((await operator.get('/jobs?state=waiting&limit=100')).body.items).toContainEqual(
      expect.objectContaining({ id }),
    )
    for (const who of [stranger, operator])
      for (const what of ['cancel', 'undo']) expect((await who.post(`/jobs/${id}/${what}`)).status).toBe(404)
    await work()
    const { db } = await hub.hubCall()
    await db.updateTable('member').set({ privileges: [] }).where('id', '=', admin.memberId).execute()
    clearCallerCache(await hub.hubCall())
    expect(await jobOf(id)).toMatchObject({ state: 'succeeded', canUndo: false })
  })
})

describe('tags', () => {
  test('go from the list, content and topics, and come back', async () => {
    await admin.post('/tags/', { names: ['Fire', 'Stay'] })
    const playlist = await makePlaylist({ name: 'With tags', tags: ['stay', 'FIRE'] })
    const asset = await makeLink('Asset with a tag', { tags: ['fire'] })
    const topic = (await admin.post('/topics/', { name: 'Topic with a tag', tags: ['fire'] })).body.id
    const preview = await admin.post('/tags/delete/preview', { names: ['fire', 'nothing'] })
    expect(preview.body.items).toEqual([
      { type: 'asset', id: asset, name: 'Asset with a tag' },
      { type: 'tag', id: null, name: 'Fire' },
      { type: 'topic', id: topic, name: 'Topic with a tag' },
      { type: 'playlist', id: playlist, name: 'With tags' },
    ])
    const { status, body } = await admin.delete(
      `/tags/?names=nothing&names=Fire&previewToken=${preview.body.previewToken}`,
    )
    expect({ status, code: body.code }).toEqual({ status: 202, code: undefined })
    await work()
    const tagsOf = async () => {
      const { db } = await hub.hubCall()
      const rows = await db.selectFrom('content').select(['id', 'tags']).where('id', 'in', [playlist, asset]).execute()
      const of = (id: string) => rows.find((row) => row.id === id)!.tags
      const { tags } = (await admin.get(`/topics/${topic}`)).body
      const names = (await admin.get('/tags/?limit=100')).body.items.map(({ name }: { name: string }) => name)
      return { playlist: of(playlist), asset: of(asset), topic: tags, names }
    }
    expect(await tagsOf()).toEqual({ playlist: ['stay'], asset: [], topic: [], names: ['Stay'] })
    const found = async () => (await admin.get('/me/content/search?query=fire')).body.total
    expect(await found()).toBe(0)
    await admin.post(`/jobs/${body.id}/undo`)
    await work()
    expect(await tagsOf()).toEqual({
      playlist: ['stay', 'FIRE'],
      asset: ['fire'],
      topic: ['fire'],
      names: ['Fire', 'Stay'],
    })
  })
})

describe('renaming tags', () => {
  test('makes one tag of several, everywhere and once, and gives each thing back what it had', async () => {
    await admin.post('/tags/', { names: ['First aid', 'Aid'] })
    const both = await makePlaylist({ name: 'Has both', tags: ['Aid', 'x', 'first aid'] })
    const one = await makeLink('Has one', { tags: ['FIRST AID'] })
    const changed = await makeLink('Is changed', { tags: ['aid'] })
    const topic = (await admin.post('/topics/', { name: 'Topic with aid', tags: ['aid'] })).body.id as string
    const asked = { names: ['aid', 'First Aid', 'nothing'], newName: 'Helping' }
    const preview = (await admin.post('/tags/change/preview', asked)).body
    expect(preview.items.map(({ name }: { name: string }) => name)).toEqual([
      'Aid',
      'First aid',
      'Has both',
      'Has one',
      'Is changed',
      'Topic with aid',
    ])
    const begun = await admin.patch('/tags/', { ...asked, previewToken: preview.previewToken })
    expect(begun).toMatchObject({ status: 202, body: { kind: 'updateTags', total: 6 } })
    await work()
    const tagsOf = async () => [
      (await admin.get(`/playlists/${both}`)).body.tags,
      (await admin.get(`/assets/${one}`)).body.tags,
      (await admin.get(`/topics/${topic}`)).body.tags,
    ]
    expect(await tagsOf()).toEqual([['Helping', 'x'], ['Helping'], ['Helping']])
    const listed = async () =>
      (await admin.get('/tags/?search=aid')).body.items.map(({ name }: { name: string }) => name)
    expect(await listed()).toEqual([])
    expect((await admin.get('/tags/?search=helping')).body.items).toMatchObject([{ name: 'Helping', contentCount: 3 }])
    const { db } = await hub.hubCall()
    await db
      .updateTable('content')
      .set({ tags: ['other'] })
      .where('id', '=', changed)
      .execute()
    const undoing = (await admin.post(`/jobs/${begun.body.id}/undo`)).body.id
    await work()
    expect(await tagsOf()).toEqual([['Aid', 'x', 'first aid'], ['FIRST AID'], ['aid']])
    expect(await jobOf(undoing)).toMatchObject({ doneCount: 5, skippedCount: 1 })
    expect((await listed()).toSorted()).toEqual(['Aid', 'First aid'])
  })

  test('is held to its preview, and changes the case of a tag alone', async () => {
    await admin.post('/tags/', { names: ['Heat'] })
    const id = await makeLink('Hot', { tags: ['Heat'] })
    const asked = { names: ['Heat'], newName: 'heat' }
    const { previewToken, total } = (await admin.post('/tags/change/preview', asked)).body
    expect(total).toBe(2)
    const later = await makeLink('Also hot', { tags: ['heat'] })
    const outdated = await admin.patch('/tags/', { ...asked, previewToken })
    expect(outdated).toMatchObject({ status: 409, body: { code: 'preview-outdated' } })
    const token = (await admin.post('/tags/change/preview', asked)).body.previewToken
    await admin.patch('/tags/', { ...asked, previewToken: token })
    await work()
    expect((await admin.get(`/assets/${id}`)).body.tags).toEqual(['heat'])
    expect((await admin.get(`/assets/${later}`)).body.tags).toEqual(['heat'])
    expect((await admin.get('/tags/?search=heat')).body.items).toMatchObject([{ name: 'heat' }])
    const half = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    expect((await half.post('/tags/change/preview', asked)).status).toBe(403)
  })
})

describe('playlists', () => {
  test('are removed from topics, all or some, and come back', async () => {
    const topic = (await admin.post('/topics/', { name: 'Emptied' })).body.id
    const other = (await admin.post('/topics/', { name: 'Kept' })).body.id
    const [one, two] = [
      await makePlaylist({ name: 'One of two', selectedTopicId: topic }),
      await makePlaylist({ name: 'Two of two', selectedTopicId: topic }),
    ]
    const { db } = await hub.hubCall()
    await db.insertInto('content_topic').values({ content_id: one, topic_id: other }).execute()
    const countOf = async (id: string) => (await admin.get(`/topics/${id}`)).body.contentCount
    expect(await countOf(topic)).toBe(2)
    const preview = await admin.post('/playlists/topics/preview', { idsToRemove: [topic] })
    expect(preview.body.items).toEqual([
      { type: 'playlist', id: one, name: 'One of two' },
      { type: 'playlist', id: two, name: 'Two of two' },
    ])
    const removal = { idsToRemove: [topic], previewToken: preview.body.previewToken }
    const { body } = await admin.delete('/playlists/topics', removal)
    await work()
    expect([await countOf(topic), await countOf(other)]).toEqual([0, 1])
    await admin.post(`/jobs/${body.id}/undo`)
    await work()
    expect([await countOf(topic), await countOf(other)]).toEqual([2, 1])
    await admin.delete('/playlists/topics', { idsToRemove: [topic], playlistIds: [two] })
    await work()
    expect(await countOf(topic)).toBe(1)
    const unknown = await admin.delete('/playlists/topics', { idsToRemove: [one] })
    expect(unknown).toMatchObject({ status: 400, body: { code: 'unknown-reference' } })
  })

  test('of another team stay where they are, also when a removal is undone', async () => {
    const { db } = await hub.hubCall()
    const topic = (await admin.post('/topics/', { name: 'Of teams' })).body.id
    const teamId = await addTeam(hub.context.databases, 'Own team')
    const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
    const own = await makePlaylist({ name: 'Own', ownerTeamId: teamId, selectedTopicId: topic })
    const foreign = await makePlaylist({ name: 'Foreign', selectedTopicId: topic })
    const remove = (playlistIds?: string[]) =>
      manager.delete('/playlists/topics', { idsToRemove: [topic], ...(playlistIds ? { playlistIds } : {}) })
    expect((await remove()).status).toBe(403)
    expect((await remove([own, foreign])).status).toBe(403)
    const { status, body } = await remove([own])
    expect(status).toBe(202)
    await work()
    await db.updateTable('content').set({ owner_team_id: null }).where('id', '=', own).execute()
    expect((await manager.post(`/jobs/${body.id}/undo`)).body.code).toBe('job-not-undoable')
    await db.updateTable('content').set({ owner_team_id: teamId }).where('id', '=', own).execute()
    expect((await manager.post(`/jobs/${body.id}/undo`)).status).toBe(202)
  })
})

test('the list of jobs goes on after each page, also where several began at one moment', async () => {
  const now = new Date()
  hub.setNow(now)
  for (const name of ['a', 'b', 'c']) await admin.delete(`/tags/?names=${name}`)
  hub.setNow(new Date(now.getTime() + 1_000))
  for (const name of ['d', 'e']) await admin.delete(`/tags/?names=${name}`)
  const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
  const { body } = await admin.get('/jobs?isMine=true')
  expect(body).toMatchObject({ total: 5, nextOffset: null, nextAfter: null })
  expect(idsOf(await readByKey(admin, '/jobs?isMine=true'))).toEqual(idsOf(body.items))
  const first = (await admin.get('/jobs?isMine=true&limit=1')).body
  const after = encodeURIComponent(first.nextAfter)
  for (const query of [`?state=waiting&limit=1&after=${after}`, `?isMine=true&offset=1&after=${after}`])
    expect((await admin.get(`/jobs${query}`)).body).toMatchObject({ status: 400, code: 'after-not-usable' })
  const other = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
  expect((await other.get(`/jobs?isMine=true&limit=1&after=${after}`)).body.code).toBe('after-not-usable')
})
