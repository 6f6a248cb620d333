import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { registerMassJobs } from '../jobs/jobs.ts'
import { removeOldContent } from '../content/content-removal-service.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf, problem } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import { unzip } from '../profile/export-fixtures.ts'
import { registerErasureJobs, registerExportJobs } from '../profile/jobs.ts'
import { removeOldDrafts } from './draft-service.ts'
import { deleteContent, makersFor } from './playlist-fixtures.ts'

let hub: TestHub
let admin: Somebody
let learner: Somebody

const RIGHTS = ['playlist_read', 'playlist_write', 'asset_write'] as const

beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  admin = await hub.person({ isAdmin: true, privileges: [...RIGHTS] })
  learner = await hub.person()
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

const pathOf = (id: string) => `/playlists/${id}/contents/draft`
const draftOf = async (id: string, who = admin) => (await who.get(pathOf(id))).body.draft
const tagOf = async (id: string, who = admin) => String((await who.get(pathOf(id))).headers['etag'])
const versionOf = async (id: string, who = admin) =>
  String((await who.get(`/playlists/${id}/contents`)).headers['etag'])

/** Keeps a draft of the contents as they are now. */
async function keep(id: string, contents: object[], who = admin) {
  return who.put(pathOf(id), { contentsVersion: await versionOf(id), contents })
}

const links = (...ids: string[]) => ids.map((contentId, index) => ({ contentId, rank: String(index + 1) }))
const namesIn = (entries: { name: string }[]) => entries.map(({ name }) => name)
const countOf = async (id: string) =>
  (
    await hub.context.databases
      .forHub(1)
      .selectFrom('contents_draft')
      .select('version')
      .where('playlist_id', '=', id)
      .execute()
  ).length

describe('a draft of contents', () => {
  test('is kept with what the playlist held, and changes nothing that others see', async () => {
    const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
    await arrange(id, [
      { rank: '1', updatedDetails: { name: 'Start' } },
      { contentId: one, rank: '1.1' },
    ])
    const [section] = (await admin.get(`/playlists/${id}/contents`)).body.items
    expect(await draftOf(id)).toBeNull()
    hub.setNow(new Date('2026-11-20T10:42:00.000Z'))
    const version = await versionOf(id)
    const contents = [
      { contentId: two, rank: '1', updatedDetails: { optional: true } },
      { contentId: section.id, rank: '2', updatedDetails: { name: 'Renamed', lockingMode: 'locked' } },
      { contentId: one, rank: '2.1' },
      { rank: '3', updatedDetails: { name: 'New', description: 'Last of all.' } },
    ]
    const saved = await keep(id, contents)
    expect(saved).toMatchObject({ status: 200, body: { success: true, savedTime: '2026-11-20T10:42:00.000Z' } })
    const shown = await admin.get(pathOf(id))
    expect(shown.headers['etag']).toBe(saved.headers['etag'])
    const plain = { description: null, fileFormat: null, lockingMode: null, unlockDateTime: null, unlockTimezone: null }
    const item = (contentId: string, name: string, rank: string, optional = false) =>
      ({ ...plain, contentId, type: 'web', name, rank, optional }) as object
    const part = { ...plain, type: 'section', optional: false }
    expect(shown.body.draft).toEqual({
      savedTime: '2026-11-20T10:42:00.000Z',
      contentsVersion: version,
      base: [{ ...part, contentId: section.id, name: 'Start', rank: '1' }, item(one, 'One', '1.1')],
      items: [
        item(two, 'Two', '1', true),
        { ...part, contentId: section.id, name: 'Renamed', rank: '2', lockingMode: 'locked' },
        item(one, 'One', '2.1'),
        { ...part, contentId: null, name: 'New', description: 'Last of all.', rank: '3' },
      ],
      missing: [],
    })
    expect(await versionOf(id)).toBe(version)
    expect(namesIn((await learner.get(`/me/playlists/${id}/contents`)).body.items)).toEqual(['Start', 'One'])
    expect((await admin.get(`/playlists/${id}/versions`)).body.items).toEqual([])
    expect((await hub.audit(id)).map(({ action }) => action)).toEqual(['CREATE', 'UPDATE'])
  })

  test('shows nobody what it alone holds', async () => {
    const [id, hidden] = [await makePlaylist(), await makeLink('Hidden', { onlyInPlaylists: true })]
    expect((await keep(id, links(hidden))).status).toBe(200)
    expect((await learner.get(`/me/assets/${hidden}`)).status).toBe(404)
    expect((await learner.get(pathOf(id))).status).toBe(403)
  })

  test('ends when its person saves the contents, and stays when somebody else does', async () => {
    const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
    const other = await hub.person({ isAdmin: true, privileges: [...RIGHTS] })
    const none = await tagOf(id)
    await keep(id, links(one))
    await keep(id, links(two), other)
    const { contentsVersion } = await draftOf(id)
    const save = () => admin.patch(`/playlists/${id}/contents`, links(one), { 'if-match': contentsVersion })
    expect((await save()).status).toBe(200)
    expect([await draftOf(id), await tagOf(id)]).toEqual([null, none])
    const theirs = await draftOf(id, other)
    expect(theirs).toMatchObject({ contentsVersion, base: [], items: [{ name: 'Two' }] })
    expect(await save()).toEqual(problem(412, 'version-mismatch'))
  })

  test('goes on from the version with which it was begun, whatever others saved since', async () => {
    const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
    await arrange(id, links(one))
    const contentsVersion = await versionOf(id)
    await keep(id, [])
    const other = await hub.person({ isAdmin: true, privileges: [...RIGHTS] })
    expect((await other.patch(`/playlists/${id}/contents`, links(one, two))).status).toBe(200)
    expect((await admin.put(pathOf(id), { contentsVersion, contents: links(two) })).status).toBe(200)
    expect(await draftOf(id)).toMatchObject({ contentsVersion, base: [{ name: 'One' }], items: [{ name: 'Two' }] })
    // The two are put together, and the draft goes on from there.
    await keep(id, links(two))
    expect(namesIn((await draftOf(id)).base)).toEqual(['One', 'Two'])
  })

  test('is not begun from what the playlist held before', async () => {
    const [id, one] = [await makePlaylist(), await makeLink()]
    const contentsVersion = await versionOf(id)
    await arrange(id, links(one))
    expect(await admin.put(pathOf(id), { contentsVersion, contents: [] })).toEqual(problem(409, 'contents-changed'))
    expect(await admin.put(pathOf(id), { contentsVersion: 'made up', contents: [] })).toEqual(
      problem(412, 'version-mismatch'),
    )
    expect(await draftOf(id)).toBeNull()
    expect((await admin.put(pathOf(id), { contentsVersion: '*', contents: [] })).status).toBe(200)
  })

  test('takes the place of the one that was edited alone, of two windows', async () => {
    const [id, one, two] = [await makePlaylist(), await makeLink('One'), await makeLink('Two')]
    const contentsVersion = await versionOf(id)
    const put = (tag: string, ...ids: string[]) =>
      admin.put(pathOf(id), { contentsVersion, contents: links(...ids) }, { 'if-match': tag })
    const none = await tagOf(id)
    expect(codeOf(await put('', one))).toEqual([428, 'version-required'])
    const first = await put(none, one)
    expect(first.status).toBe(200)
    expect(codeOf(await put(none, two))).toEqual([412, 'version-mismatch'])
    const tag = String(first.headers['etag'])
    expect((await put(tag, one, two)).status).toBe(200)
    expect(codeOf(await put(tag, two))).toEqual([412, 'version-mismatch'])
    const discard = (ifMatch: string) => admin.delete(pathOf(id), undefined, { 'if-match': ifMatch })
    expect(codeOf(await discard(''))).toEqual([428, 'version-required'])
    expect(codeOf(await discard(tag))).toEqual([412, 'version-mismatch'])
    expect((await discard(await tagOf(id))).headers['etag']).toBe(none)
    // One that is begun anew, with the same in it, is another.
    expect((await put(none, one)).status).toBe(200)
    expect(codeOf(await put(tag, two))).toEqual([412, 'version-mismatch'])
    expect((await put('*', two)).status).toBe(200)
    expect(namesIn((await draftOf(id)).items)).toEqual(['Two'])
  })

  test('lets one of ten windows through that begin it at once', async () => {
    const id = await makePlaylist()
    const [tag, contentsVersion] = [await tagOf(id), await versionOf(id)]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.put(pathOf(id), { contentsVersion, contents: [] }, { 'if-match': tag })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ])
  })

  test('need not make sense yet, but can be shown again', async () => {
    const [id, one] = [await makePlaylist(), await makeLink()]
    const twice = [...links(one), { contentId: one, rank: '1' }, { contentId: id, rank: '2' }]
    const timed = { rank: '3', updatedDetails: { name: 'S', lockingMode: 'time', unlockTimezone: 'Mars/Olympus' } }
    expect((await keep(id, [...twice, timed])).status).toBe(200)
    expect((await draftOf(id)).items).toHaveLength(4)
    expect((await keep(id, [{ rank: '1' }])).body).toMatchObject({
      status: 400,
      code: 'section-name-required',
      errors: [{ pointer: '/contents/0/updatedDetails/name' }],
    })
    expect((await keep(id, [...links(one), { contentId: newId(), rank: '2' }])).body).toMatchObject({
      status: 400,
      code: 'unknown-reference',
      errors: [{ pointer: '/contents/1/contentId' }],
    })
    const odd = [{ rank: '1', updatedDetails: { name: 'Half \uD800', description: '\uDC00' } }]
    expect((await keep(id, odd)).status).toBe(200)
    expect((await draftOf(id)).items).toMatchObject([{ name: 'Half \uFFFD', description: '\uFFFD' }])
  })

  test('is as long as contents may be, and no longer', async () => {
    const id = await makePlaylist()
    const sections = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ rank: String(index + 1), updatedDetails: { name: 'S' } }))
    expect((await keep(id, sections(1000))).status).toBe(200)
    expect((await draftOf(id)).items).toHaveLength(1000)
    expect(await keep(id, sections(1001))).toEqual(problem(400, 'bad-input'))
    const long = { rank: '1', updatedDetails: { name: 'x'.repeat(4_200_000) } }
    expect(await keep(id, [long])).toEqual(problem(413, 'too-large'))
  })

  test('names what was deleted since, by the name that it had', async () => {
    const [id, kept, gone] = [await makePlaylist(), await makeLink('Kept'), await makeLink('Gone')]
    await arrange(id, links(gone))
    await keep(id, links(gone, kept))
    await admin.patch(`/assets/${gone}`, { name: 'Renamed' })
    await admin.patch(`/assets/${kept}`, { name: 'Kept still' })
    await deleteContent(hub, gone)
    expect(await draftOf(id)).toMatchObject({
      base: [],
      items: [{ contentId: kept, name: 'Kept still' }],
      missing: [{ contentId: gone, name: 'Gone' }],
    })
    // What is deleted while somebody arranges is no reason to lose the rest.
    expect((await keep(id, links(gone, kept))).status).toBe(200)
    await deleteContent(hub, gone, false)
    expect(await draftOf(id)).toMatchObject({ base: [{ name: 'Renamed' }], missing: [] })
  })
})

describe('nobody else', () => {
  test('sees or touches a draft: no admin, no other hub', async () => {
    const [id, one] = [await makePlaylist(), await makeLink()]
    await keep(id, links(one))
    const tag = await tagOf(id)
    const other = await hub.person({ isAdmin: true, privileges: [...RIGHTS] })
    expect((await other.get(pathOf(id))).body).toEqual({ draft: null })
    expect(codeOf(await other.delete(pathOf(id), undefined, { 'if-match': tag }))).toEqual([412, 'version-mismatch'])
    expect((await other.delete(pathOf(id))).status).toBe(200)
    expect((await keep(id, [], other)).status).toBe(200)
    expect((await draftOf(id)).items).toMatchObject([{ contentId: one }])
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: [...RIGHTS] })
    const answers = [
      await foreign.get(pathOf(id)),
      await foreign.put(pathOf(id), { contentsVersion: '*', contents: [] }),
      await foreign.delete(pathOf(id)),
    ]
    expect(answers.map(codeOf)).toEqual(answers.map(() => [404, 'not-found']))
  })

  test('sees it by seeing the hub as its person', async () => {
    const id = await makePlaylist()
    const person = await hub.person({ isAdmin: true, privileges: [...RIGHTS] })
    await keep(id, [], person)
    const above = await hub.person({ isAdmin: true, privileges: [...RIGHTS, 'user_read', 'user_write'] })
    const { body } = await above.post(`/users/${person.memberId}/views`)
    expect((await above.get(pathOf(id), { 'view-as': String(body.token) })).status).toBe(403)
  })

  test('takes it along in an export of the person', async () => {
    const ending = await registerExportJobs(hub.context)
    const id = await makePlaylist()
    const person = await hub.person({ isAdmin: true, privileges: [...RIGHTS] })
    await keep(id, [{ rank: '1', updatedDetails: { name: 'Half a thought' } }], person)
    const above = await hub.person({ isAdmin: true, privileges: [...RIGHTS, 'user_write'] })
    const exported = async (who: Somebody, path: string) => {
      const { body } = await who.post(path)
      return unzip((await who.get(`/me/data-export/${body.result.id}/file`)).raw)
    }
    const own = await exported(person, '/me/data-export')
    expect(JSON.parse(own.get('contents-drafts.json')!.toString())).toMatchObject([
      { playlist_id: id, contents: [{ name: 'Half a thought' }] },
    ])
    const theirs = await exported(above, `/users/${person.memberId}/data-export`)
    expect(Buffer.concat([...theirs.values()]).toString('latin1')).not.toMatch(/Half a thought|contents-drafts/)
    ending()
  })

  test('manages it from another team, and a manager uses no more in it than they may', async () => {
    const { databases } = hub.context
    const [own, other] = [await addTeam(databases, 'Own'), await addTeam(databases, 'Other')]
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const stranger = await hub.person({ teams: [{ id: other, role: 'manager' }] })
    const id = await makePlaylist({ ownerTeamId: own, audience: 'teams', teamIds: [own] })
    const [usable, foreign, held] = [
      await makeLink('Usable'),
      await makeLink('Foreign', { ownerTeamId: other }),
      await makeLink('Held', { ownerTeamId: other }),
    ]
    await arrange(id, links(held))
    expect((await keep(id, links(held, usable), manager)).status).toBe(200)
    expect((await keep(id, links(foreign), manager)).body).toMatchObject({
      code: 'beyond-your-teams',
      errors: [{ pointer: '/contents/0/contentId' }],
    })
    for (const answer of [
      await stranger.get(pathOf(id)),
      await keep(id, [], stranger),
      await stranger.delete(pathOf(id)),
    ])
      expect(answer.status).toBe(403)
    // What comes to be of another team is told by the name that the manager knew.
    await admin.patch(`/assets/${usable}`, { ownerTeamId: other, name: 'Secret' })
    expect(await draftOf(id, manager)).toMatchObject({
      items: [{ name: 'Held' }],
      missing: [{ contentId: usable, name: 'Usable' }],
    })
    // Who manages the team no longer does not reach the draft either.
    expect((await admin.patch(`/playlists/${id}`, { ownerTeamId: other })).status).toBe(200)
    expect((await manager.get(pathOf(id))).status).toBe(403)
  })
})

describe('the end of a draft', () => {
  test('comes with the playlist', async () => {
    const id = await makePlaylist()
    await keep(id, [])
    expect((await admin.delete(`/playlists/${id}`)).status).toBe(200)
    const answers = [
      await admin.get(pathOf(id)),
      await admin.put(pathOf(id), { contentsVersion: '*', contents: [] }),
      await admin.delete(pathOf(id)),
    ]
    expect(answers.map(codeOf)).toEqual(answers.map(() => [404, 'not-found']))
    expect(await countOf(id)).toBe(1)
    hub.setNow(new Date(Date.now() + 40 * 86_400_000))
    await removeOldContent(await hub.hubCall())
    expect(await countOf(id)).toBe(0)
  })

  test('comes 90 days after its last change', async () => {
    const id = await makePlaylist()
    const start = Date.now()
    const later = (days: number) => hub.setNow(new Date(start + days * 86_400_000))
    await keep(id, [])
    later(60)
    await keep(id, [{ rank: '1', updatedDetails: { name: 'S' } }])
    later(149)
    await removeOldDrafts(await hub.hubCall())
    expect(await countOf(id)).toBe(1)
    later(151)
    await removeOldDrafts(await hub.hubCall())
    expect(await countOf(id)).toBe(0)
  })

  test('comes with the person', async () => {
    const endings = [await registerMassJobs(hub.context), registerErasureJobs(hub.context)]
    const id = await makePlaylist()
    const person = await hub.person({ isAdmin: true, privileges: [...RIGHTS] })
    await keep(id, [], person)
    const above = await hub.person({ isAdmin: true, privileges: [...RIGHTS, 'user_write', 'settings_write'] })
    const { email } = person
    expect((await above.post(`/users/${person.memberId}/erasure`, { confirmation: email })).status).toBe(202)
    expect(await countOf(id)).toBe(0)
    endings.forEach((end) => end())
  })
})
