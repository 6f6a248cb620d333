import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { seedId } from './seed-ids.ts'
import { close, listen, testHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

const asset = (number: number) => `/me/assets/${seedId('asset', number)}`

test.each([
  [1, 'scorm'],
  [3, 'video'],
  [4, 'pdf'],
  [6, 'link'],
  [7, 'audio'],
  [8, 'picture'],
  [9, 'download'],
])('plays asset %i as %s', async (number, kind) => {
  const { signIn, read } = testHub()
  await signIn('learner')
  expect(await read('POST', `${asset(number)}/launch`)).toMatchObject({ kind })
})

test('goes on with a film where it was left and marks it as done at its end', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  expect(await read<AssetLaunch>('POST', `${asset(3)}/launch`)).toMatchObject({
    position: 6,
    subtitles: [{ locale: 'en-GB' }, { locale: 'de-DE' }],
  })
  expect(await read('PUT', `${asset(3)}/position`, { position: 9, duration: 15 })).toMatchObject({
    userContentStatus: 'opened',
  })
  expect(await read('PUT', `${asset(3)}/position`, { position: 14.8, duration: 15 })).toMatchObject({
    userContentStatus: 'completed',
  })
  expect(await read('PUT', `${asset(4)}/position`, { position: 1, duration: 2 })).toMatchObject({
    code: 'not-a-recording',
  })
})

test('marks by hand only what the hub does not mark by itself', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  expect(await read('PUT', `${asset(3)}/read`)).toMatchObject({ code: 'marked-automatically' })
  await call('PUT', `${asset(6)}/read`)
  expect(await read('GET', `${asset(6)}/status`)).toMatchObject({ userContentStatus: 'completed' })
  await call('PUT', `${asset(6)}/unread`)
  expect(await read('GET', `${asset(6)}/status`)).toMatchObject({ userContentStatus: 'opened', completedTime: null })
})

test('keeps what a course reports, ignores what comes late and goes on with it after the end', async () => {
  const { signIn, read } = testHub()
  await signIn('manager')
  const { attempt } = await read<AssetLaunch>('POST', `${asset(1)}/launch`)
  const path = `${asset(1)}/attempts/${attempt?.id}`
  const report = (sequence: number, status: string) => ({
    sequence,
    currentActivityId: 'demo',
    activities: [{ activityId: 'demo', values: { 'cmi.core.lesson_status': status, 'cmi.core.lesson_location': '2' } }],
  })
  expect(await read('PUT', path, report(2, 'incomplete'))).toMatchObject({
    sequence: 2,
    status: 'incomplete',
    userContentStatus: 'opened',
  })
  expect(await read('PUT', path, report(1, 'completed'))).toMatchObject({ sequence: 2, status: 'incomplete' })
  const again = await read<AssetLaunch>('POST', `${asset(1)}/launch`)
  expect(again.attempt).toMatchObject({
    id: attempt?.id,
    activities: [{ values: { 'cmi.core.lesson_location': '2' } }],
  })
  expect(await read('PUT', path, report(3, 'completed'))).toMatchObject({
    status: 'completed',
    userContentStatus: 'completed',
  })
  expect(await read('POST', `${asset(1)}/launch`)).toMatchObject({
    attempt: { id: attempt?.id, number: 1, status: 'completed' },
  })
  expect(await read('GET', `${asset(1)}/status`)).toMatchObject({ userContentStatus: 'completed' })
})

test('does not store an attempt for somebody else', async () => {
  const { signIn, call, read } = testHub()
  await signIn('manager')
  const { attempt } = await read<AssetLaunch>('POST', `${asset(1)}/launch`)
  await signIn('learner')
  expect(
    (await call('PUT', `${asset(1)}/attempts/${attempt?.id}`, { sequence: 1, currentActivityId: null, activities: [] }))
      .status,
  ).toBe(404)
})

test('names the neighbours in a playlist and passes over closed sections', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  const place = (number: number) => `${asset(number)}/playlist/${seedId('playlist', 1)}`
  expect(await read('GET', place(3))).toMatchObject({
    rank: '1.2',
    previousItem: { id: seedId('asset', 1) },
    nextItem: { id: seedId('asset', 8) },
  })
  expect(await read('GET', place(8))).toMatchObject({ optional: true, nextItem: null })
  expect((await call('GET', place(4))).status).toBe(404)
})

test('hides what stands only in closed sections', async () => {
  const { signIn, call } = testHub()
  await signIn('admin')
  expect((await call('GET', asset(2))).status).toBe(404)
  await signIn('learner')
  expect((await call('GET', asset(2))).status).toBe(200)
})

test('saves and rates an asset', async () => {
  const { signIn, call, read } = testHub()
  await signIn('learner')
  await call('POST', `${asset(5)}/save`)
  await call('PUT', `${asset(5)}/likes`, { rated_like: 1, rating: 4 })
  expect(await read('GET', asset(5))).toMatchObject({ isSaved: true, user_rated_like: 1, user_rating: 4 })
  await call('DELETE', `${asset(5)}/unsave`)
  expect(await read('GET', asset(5))).toMatchObject({ isSaved: false })
})

test('makes an asset of a link and changes it over the newest version', async () => {
  const { signIn, call, read } = testHub()
  await signIn('admin')
  const { id } = await read<{ id: string }>('POST', '/assets/', {
    type: 'web',
    name: 'A page',
    webUrl: 'https://www.hub.example/page',
    published: true,
    parent_id: seedId('playlist', 5),
  })
  const shown = await call('GET', `/me/assets/${id}`)
  expect(await shown.clone().json()).toMatchObject({
    url: 'https://www.hub.example/page',
    parentPlaylists: [{ name: 'Films, pictures and sound' }],
  })
  expect(
    (await call('PATCH', `/assets/${id}`, { name: 'Renamed' }, { 'If-Match': shown.headers.get('etag') ?? '' })).status,
  ).toBe(200)
  expect(
    (await call('PATCH', `/assets/${id}`, { name: 'Too late' }, { 'If-Match': shown.headers.get('etag') ?? '' }))
      .status,
  ).toBe(412)
  expect(await read('PATCH', `/assets/${id}`, { published: false })).toMatchObject({ code: 'name-or-weburl-required' })
  expect(
    await read('PATCH', `/assets/${seedId('asset', 3)}`, { webUrl: 'https://www.hub.example/page' }),
  ).toMatchObject({ code: 'not-a-web-asset' })
})
