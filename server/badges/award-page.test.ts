import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { anAdmin, awardOf, complete, makersOfBadges, STAR } from './badge-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'

/** The page that shows an award to anybody who was given its link. */

let hub: TestHub
let admin: Somebody
let endSchedules: () => void
beforeAll(async () => {
  hub = await testHub({ features: ['badges'] })
  admin = await anAdmin(hub)
  endSchedules = await registerMassJobs(hub.context)
})
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const { course, give, picture } = makersOfBadges(
  () => hub,
  () => admin,
)

test('shows anybody with the link who was awarded what, and nothing else', async () => {
  const { playlistId, linkIds } = await course({ name: 'Knots <b>&</b> bends' })
  const badgeId = await give(playlistId)
  const learner = await hub.person({ firstName: 'Ada', lastName: '<i>Knot</i>' })
  await complete(learner, linkIds)
  const award = (await awardOf(learner, badgeId))!
  const { status, body } = await hub.nobody.get(`/badges/awards/${award.id}`)
  expect([status, body]).toEqual([
    200,
    {
      id: award.id,
      displayName: 'Ada <i>Knot</i>',
      playlistName: 'Knots <b>&</b> bends',
      hubName: 'Test hub',
      awardedTime: award.awardedTime,
      url: award.url,
      isMine: false,
      pictureUrl: `/api/badges/awards/${award.id}/picture`,
      imageAlternativeText: 'A star',
      style: 'sticker',
    },
  ])
  const foreign = await hub.person({ domainId: 2 })
  expect((await foreign.get(`/badges/awards/${award.id}`)).status).toBe(404)
})

test('says to the person alone that it is theirs', async () => {
  const { playlistId, linkIds } = await course()
  const badgeId = await give(playlistId)
  const [learner, other] = await Promise.all([hub.person(), hub.person()])
  for (const each of [learner, other]) await complete(each, linkIds)
  const { id } = (await awardOf(learner, badgeId))!
  const isMine = async (who: Pick<Somebody, 'get'>) => (await who.get(`/badges/awards/${id}`)).body.isMine as boolean
  expect(await Promise.all([learner, other, admin, hub.nobody].map(isMine))).toEqual([true, false, false, false])
})

test('answers 404 to what is no award, and once the person has left', async () => {
  const { playlistId, linkIds } = await course()
  const badgeId = await give(playlistId)
  const learner = await hub.person()
  await complete(learner, linkIds)
  const award = (await awardOf(learner, badgeId))!
  for (const id of [badgeId, learner.memberId, newId()])
    for (const path of ['', '/picture']) expect((await hub.nobody.get(`/badges/awards/${id}${path}`)).status).toBe(404)
  await hub.context.databases
    .forHub(1)
    .updateTable('member')
    .set({ is_deleted: true })
    .where('id', '=', learner.memberId)
    .execute()
  expect((await hub.nobody.get(`/badges/awards/${award.id}`)).status).toBe(404)
  expect((await hub.nobody.get(`/badges/awards/${award.id}/picture`)).status).toBe(404)
})

test('gives awards ids that nobody can guess from one another', async () => {
  const { playlistId, linkIds } = await course()
  const learners = await Promise.all([hub.person(), hub.person()])
  for (const learner of learners) await complete(learner, linkIds)
  const badgeId = await give(playlistId)
  const ids = await Promise.all(learners.map(async (learner) => (await awardOf(learner, badgeId))!.id))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/)
})

test('has a picture for every page, of a badge that was drawn and of one that was uploaded', async () => {
  for (const imageId of [STAR, await picture({ style: 'rose' })]) {
    const { playlistId, linkIds } = await course()
    const badgeId = await give(playlistId, imageId)
    const learner = await hub.person()
    await complete(learner, linkIds)
    const award = (await awardOf(learner, badgeId))!
    const answer = await hub.nobody.get(`/badges/awards/${award.id}/picture`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(answer.raw).metadata()).toMatchObject({
      format: 'png',
      width: 256,
      height: 256,
      hasAlpha: true,
    })
  }
})
