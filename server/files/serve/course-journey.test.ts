import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../../testing/app.ts'
import { fetchCredential } from '../../assets/attempts/activity-session-service.ts'
import { saveAttempt } from '../../assets/attempts/attempt-service.ts'
import { findOpening } from '../../assets/visit-service.ts'
import { buildContentOrigin } from './content-origin-handlers.ts'
import { courseOf } from '../package/package-fixtures.ts'
import { bindProcessing, upload } from '../upload-fixtures.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
})
afterAll(() => hub.close())

test('takes a course from the author to the learner and its state back', async () => {
  const author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  const learner = await hub.person()
  const content = await buildContentOrigin(hub.context, { findOpening, saveAttempt, fetchCredential })
  const fileId = await upload(author, 'course.zip', await courseOf([{ name: 'index.html', data: 'Start' }]))
  const made = await author.post('/assets/', { type: 'scorm', name: 'Course', fileId, published: true })
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201, body: { fileStatus: 'ready' } })
  const launch = await learner.post(`/me/assets/${made.body.id}/launch`)
  expect(launch, JSON.stringify(launch.body)).toMatchObject({
    status: 200,
    body: { kind: 'scorm', attempt: { number: 1 } },
  })
  const at = (url: string) => ({ url: new URL(url).pathname, headers: { host: 'content.localhost:3001' } })
  expect((await content.inject(at(launch.body.course.activities[0].url))).body).toBe('Start')
  const token = new URL(launch.body.course.playerUrl).pathname.split('/').at(-1)
  const state = {
    sequence: 1,
    currentActivityId: 'i',
    activities: [{ activityId: 'i', values: { 'cmi.core.lesson_status': 'completed' } }],
  }
  const saved = await content.inject({ ...at(`http://localhost/attempts/${token}`), method: 'POST', payload: state })
  expect(saved.statusCode).toBe(204)
  expect((await learner.get(`/me/assets/${made.body.id}/status`)).body).toMatchObject({
    userContentStatus: 'completed',
  })
  await content.close()
})
