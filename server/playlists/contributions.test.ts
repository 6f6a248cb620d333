import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { makersFor } from './playlist-fixtures.ts'

/** What members of the owning team add to a playlist. */

let hub: TestHub
let admin: Somebody
let teamId: string
let member: Somebody
let another: Somebody

beforeAll(async () => {
  hub = await testHub()
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'playlist_read', 'asset_write'] })
  teamId = await addTeam(hub.context.databases, 'Contributors')
  const teams = [{ id: teamId, role: 'member' as const }]
  member = await hub.person({ teams })
  another = await hub.person({ teams })
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange: sendArranged } = makersFor(() => admin)
async function arrange(id: string, contents: object[]): Promise<void> {
  const { status, body } = await sendArranged(id, contents)
  expect(status, JSON.stringify(body)).toBe(200)
}
const open = (about: object = {}) =>
  makePlaylist({ ownerTeamId: teamId, allow_member_contributions: true, published: true, ...about })
const path = (id: string) => `/me/playlists/${id}/contents`
const add = (id: string, contentIds: string[], who = member) => who.post(path(id), { contentIds })
const contentsOf = async (id: string, who = member) => (await who.get(path(id))).body.items as Record<string, unknown>[]
const problem = (status: number, code: string) => expect.objectContaining({ status, code })

test('stand at the end, optional, as of who added them, and in the list of changes', async () => {
  const [id, first, second] = [await open(), await makeLink('First'), await makeLink('Second')]
  await arrange(id, [{ contentId: first, rank: '1' }])
  expect((await member.get(`/me/playlists/${id}`)).body.mayContribute).toBe(true)
  expect((await add(id, [second, first])).status).toBe(200)
  expect(await contentsOf(id)).toMatchObject([
    { id: first, optional: false, isMyContribution: false },
    { id: second, optional: true, isMyContribution: true },
  ])
  expect((await contentsOf(id, another))[1]).toMatchObject({ id: second, isMyContribution: false })
  expect((await hub.audit(id)).at(-1)).toMatchObject({
    actor_id: member.memberId,
    details: [{ property: 'contributions', oldValue: null, value: [second] }],
  })
  expect((await add(id, [second], another)).status).toBe(200)
  expect((await contentsOf(id))[1]).toMatchObject({ isMyContribution: true })
})

test('let nobody who was done have more to do', async () => {
  const [id, first, second] = [await open(), await makeLink('Required'), await makeLink('Given')]
  await arrange(id, [{ contentId: first, rank: '1' }])
  await member.put(`/me/assets/${first}/read`)
  await add(id, [second], another)
  expect((await member.get(`/me/playlists/${id}`)).body).toMatchObject({
    userContentStatus: 'completed',
    contentCount: 2,
  })
})

test('are taken back by who added them alone, and become an editor’s who takes them out and puts them back', async () => {
  const [id, mine] = [await open(), await makeLink('Mine')]
  await add(id, [mine])
  const of = `${path(id)}/${mine}`
  expect((await another.delete(of)).body).toEqual(problem(403, 'not-your-contribution'))
  expect((await member.delete(of)).status).toBe(200)
  expect(await contentsOf(id)).toEqual([])
  expect((await hub.audit(id)).at(-1)).toMatchObject({ details: [{ oldValue: [mine], value: null }] })
  expect((await member.delete(of)).status).toBe(404)
  await add(id, [mine])
  // An editor who arranges it leaves it what it is.
  await arrange(id, [{ contentId: mine, rank: '4' }])
  expect(await contentsOf(id)).toMatchObject([{ rank: '4', isMyContribution: true }])
  await arrange(id, [])
  await arrange(id, [{ contentId: mine, rank: '1' }])
  expect((await member.delete(of)).body.code).toBe('not-your-contribution')
})

test('are ten a day, also where some were taken back, and where two are sent at once', async () => {
  const person = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
  const id = await open()
  const links = await Promise.all(Array.from({ length: 11 }, (_, nth) => makeLink(`Gift ${nth}`)))
  expect((await add(id, links.slice(0, 9), person)).status).toBe(200)
  await person.delete(`${path(id)}/${links[0]}`)
  const answers = await Promise.all([add(id, [links[9]!], person), add(id, [links[10]!], person)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('contribution-limit-reached')
  hub.setNow(new Date(Date.now() + 25 * 3_600_000))
  expect((await add(id, [links[10]!, links[9]!], person)).status).toBe(200)
  hub.setNow(null)
})

test('are refused to who may not, and of what may not be', async () => {
  const [id, link] = [await open(), await makeLink()]
  const closed = await open({ allow_member_contributions: false })
  const ofHub = await makePlaylist({ allow_member_contributions: true, published: true })
  const outsider = await hub.person()
  expect((await outsider.get(`/me/playlists/${id}`)).body.mayContribute).toBe(false)
  expect((await add(id, [link], outsider)).body).toEqual(problem(403, 'contributions-not-allowed'))
  for (const other of [closed, ofHub])
    expect((await add(other, [link])).body).toEqual(problem(403, 'contributions-not-allowed'))
  const hidden = await makeLink('Hidden', { audience: 'admin' })
  for (const unknown of [hidden, newId()])
    expect((await add(id, [link, unknown])).body).toMatchObject({
      code: 'unknown-reference',
      errors: [{ pointer: '/contentIds/1' }],
    })
  expect(await contentsOf(id)).toEqual([])
  expect((await add(id, [id])).body).toEqual(problem(409, 'circular-playlist'))
  const elsewhere = await hub.person({ domainId: 2 })
  expect((await add(id, [link], elsewhere)).status).toBe(404)
  expect((await elsewhere.delete(`${path(id)}/${link}`)).status).toBe(404)
  expect((await add(newId(), [link])).status).toBe(404)
})
