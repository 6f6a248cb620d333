import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadPolicy } from '../../generated/client/model/uploadPolicy.ts'
import { seedId } from './seed-ids.ts'
import { close, listen, testHub, type TestHub } from './testing.ts'

beforeAll(listen)
afterAll(close)

test('uploads a picture of oneself in three calls', async () => {
  const hub = testHub()
  await hub.signIn('learner')
  const { fileId } = await upload(hub, {
    filename: 'me.png',
    contentType: 'image/png',
    size: 3,
    type: 'profilePicture',
  })
  expect(await hub.read('GET', '/me/profile')).toMatchObject({ pictureUrl: null })
  hub.pass(1500)
  expect(await hub.read('GET', `/files/${fileId}`)).toMatchObject({ fileStatus: 'ready' })
  expect(await hub.read('GET', '/me/profile')).toMatchObject({ pictureUrl: `/api/picture/${fileId}` })
  const sent = await hub.call('GET', `/users/${seedId('person', 1)}/profile/picture?size=small`)
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `/api/picture/${fileId}/64x64`])
  expect((await hub.call('GET', `/picture/${fileId}/64x64`)).headers.get('content-type')).toBe('image/png')
  await hub.call('DELETE', '/me/profile/picture')
  expect((await hub.call('GET', `/users/${seedId('person', 1)}/profile/picture`)).status).toBe(404)
})

test('prepares a package for a while and refuses the broken one with a sentence', async () => {
  const hub = testHub()
  await hub.signIn('admin')
  const good = await upload(hub, { filename: 'course.zip', contentType: 'application/zip', size: 3, type: 'asset' })
  const bad = await upload(hub, { filename: 'broken.zip', contentType: 'application/zip', size: 3, type: 'asset' })
  expect(await hub.read('GET', `/files/${good.fileId}`)).toMatchObject({ fileStatus: 'processing' })
  hub.pass(1500)
  expect(await hub.read('GET', `/files/${good.fileId}`)).toMatchObject({ fileStatus: 'ready' })
  expect(await hub.read('GET', `/files/${bad.fileId}`)).toMatchObject({
    fileStatus: 'invalid',
    uploadErrorCode: 'no-manifest',
  })
  expect(await hub.read('POST', '/assets/', { type: 'scorm', name: 'Broken', fileId: bad.fileId })).toMatchObject({
    code: 'file-not-ready',
  })
  expect(await hub.read('POST', '/assets/', { type: 'scorm', name: 'Course', fileId: good.fileId })).toMatchObject({
    success: true,
    fileStatus: 'ready',
  })
})

test('refuses what may not be uploaded', async () => {
  const { signIn, read } = testHub()
  await signIn('learner')
  const picture = { filename: 'me.png', contentType: 'image/png', size: 3, type: 'profilePicture' }
  expect(await read('POST', '/files/policy', { ...picture, type: 'asset' })).toMatchObject({ code: 'not-allowed' })
  expect(await read('POST', '/files/policy', { ...picture, filename: 'me.pdf' })).toMatchObject({
    code: 'type-not-allowed',
  })
  expect(await read('POST', '/files/policy', { ...picture, size: 6_000_000 })).toMatchObject({ code: 'size-too-large' })
})

test('takes the bytes once, and only as many as announced', async () => {
  const { signIn, read, call } = testHub()
  await signIn('learner')
  const { uploadToken } = await read<UploadPolicy>('POST', '/files/policy', {
    filename: 'me.png',
    contentType: 'image/png',
    size: 3,
    type: 'profilePicture',
  })
  const codeOf = async (size: number) => {
    const response = await call('PUT', `/files/uploads/${uploadToken}`, new Uint8Array(size))
    return response.status === 204 ? 'taken' : ((await response.json()) as { code: string }).code
  }
  expect(await read('POST', '/files/new', { uploadToken })).toMatchObject({ code: 'not-uploaded' })
  expect([await codeOf(4), await codeOf(2), await codeOf(3), await codeOf(3)]).toEqual([
    'too-large',
    'size-mismatch',
    'taken',
    'already-uploaded',
  ])
  await call('POST', '/files/new', { uploadToken })
  expect(await read('POST', '/files/new', { uploadToken })).toMatchObject({ code: 'already-finished' })
})

/** All three calls. */
async function upload(hub: TestHub, body: object): Promise<UploadPolicy> {
  const policy = await hub.read<UploadPolicy>('POST', '/files/policy', body)
  await hub.call(policy.uploadMethod, policy.uploadUrl.replace('/api', ''), new Uint8Array(3))
  await hub.call('POST', '/files/new', { uploadToken: policy.uploadToken })
  return policy
}
