import { expect, test } from 'vitest'
import { addAsset, addCourseFile, db, hub, learner, useAssetsHub } from '../asset-fixtures.ts'

useAssetsHub()

async function course(scormSettings: object | null, ids = ['one']) {
  const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db, ids) })
  const admin = await hub.person({ isAdmin: true, privileges: ['asset_read', 'asset_write', 'user_read'] })
  if (scormSettings) {
    const { headers } = await admin.get(`/assets/${id}`)
    const body = { name: 'Course', scormAdvancedSettings: scormSettings }
    expect(await admin.patch(`/assets/${id}`, body, { 'if-match': String(headers['etag']) })).toMatchObject({
      status: 200,
    })
  }
  return { id, admin, attempts: `/me/assets/${id}/attempts` }
}

/** Launches it and reports a result, as the player does. */
async function take(id: string, status: string, score: number, sequence = 1): Promise<string> {
  const { attempt } = (await learner.post(`/me/assets/${id}/launch`)).body
  const values = { 'cmi.core.lesson_status': status, 'cmi.core.score.raw': String(score) }
  const sent = { sequence, currentActivityId: 'one', activities: [{ activityId: 'one', values }] }
  expect(await learner.put(`/me/assets/${id}/attempts/${attempt.id}`, sent)).toMatchObject({ status: 200 })
  return attempt.id
}

test('begins a new attempt and leaves what was completed', async () => {
  const { id, attempts } = await course({ completeWhen: 'completed', canStartAgain: true })
  const first = await take(id, 'passed', 80)
  const again = await learner.post(attempts)
  expect(again).toMatchObject({ status: 201, body: { success: true, number: 2 } })
  expect((await learner.post(`/me/assets/${id}/launch`)).body.attempt).toMatchObject({ number: 2, activities: [] })
  await take(id, 'failed', 30)
  expect((await learner.get(`/me/assets/${id}`)).body.userContentStatus).toBe('completed')
  expect((await learner.get(attempts)).body).toMatchObject({
    total: 2,
    items: [
      { id: again.body.id, number: 2, status: 'failed', score: 30, isKept: false },
      { id: first, number: 1, status: 'passed', score: 80, isKept: true },
    ],
  })
})

test.for([
  ['best', 2],
  ['last', 3],
  ['first', 1],
])('counts the %s score', async ([keptScore, number]) => {
  const { id, attempts, admin } = await course({ completeWhen: 'completed', canStartAgain: true, keptScore })
  for (const score of [50, 90, 70]) {
    await take(id, 'passed', score)
    await learner.post(attempts)
  }
  const kept = (body: { items: { isKept: boolean; number: number }[] }) => body.items.filter(({ isKept }) => isKept)
  expect(kept((await learner.get(attempts)).body)).toMatchObject([{ number }])
  const seen = await admin.get(`/users/${learner.memberId}/assets/${id}/attempts`)
  expect(kept(seen.body)).toMatchObject([{ number }])
  expect(seen.body.total).toBe(4)
})

test('answers an untouched attempt again', async () => {
  const { id, attempts } = await course({ completeWhen: 'completed', canStartAgain: true })
  await take(id, 'incomplete', 10)
  const [one, two] = await Promise.all([learner.post(attempts), learner.post(attempts)])
  expect(one.body).toEqual(two.body)
})

test('is refused where the course does not allow it, and before it was begun', async () => {
  const closed = await course(null)
  await take(closed.id, 'passed', 80)
  const refused = { status: 409, body: { code: 'start-again-not-allowed' } }
  expect(await learner.post(closed.attempts)).toMatchObject(refused)
  const unbegun = await course({ completeWhen: 'completed', canStartAgain: true })
  expect(await learner.post(unbegun.attempts)).toMatchObject(refused)
})

test('leaves the settings that a program does not name', async () => {
  const { id, admin } = await course({ completeWhen: 'completed', canStartAgain: true, keptScore: 'last' })
  const { headers } = await admin.get(`/assets/${id}`)
  const body = { name: 'Course', scormAdvancedSettings: { completeWhen: 'passed' } }
  await admin.patch(`/assets/${id}`, body, { 'if-match': String(headers['etag']) })
  const { scormSettings } = (await admin.get(`/assets/${id}`)).body
  expect(scormSettings).toEqual({ completeWhen: 'passed', canStartAgain: true, keptScore: 'last' })
})

test('hears what an older window says and lets it change nothing', async () => {
  const { id, attempts } = await course({ completeWhen: 'completed', canStartAgain: true })
  const first = await take(id, 'incomplete', 10)
  await learner.post(attempts)
  await learner.post(`/me/assets/${id}/launch`)
  const activities = [{ activityId: 'one', values: { 'cmi.core.lesson_status': 'passed' } }]
  await learner.put(`${attempts}/${first}`, { sequence: 9, currentActivityId: 'one', activities })
  expect((await learner.get(`/me/assets/${id}`)).body.userContentStatus).toBe('opened')
})

test('does not show attempts at what the hub does not have', async () => {
  const { admin } = await course(null)
  const nothing = '0199d3a0-0000-7000-8000-0000000fffff'
  expect(await admin.get(`/users/${learner.memberId}/assets/${nothing}/attempts`)).toMatchObject({ status: 404 })
})
