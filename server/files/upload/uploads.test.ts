import { Readable } from 'node:stream'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clearCallerCache } from '../../auth/sessions/identity-service.ts'
import { deleteContent } from '../../playlists/playlist-fixtures.ts'
import { addTeam } from '../../testing/people.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { clientOf } from '../../testing/client.ts'
import { announce, assetOf, finish, send } from '../upload-fixtures.ts'
import { PDF } from '../../testing/small-files.ts'

let hub: TestHub
let author: Somebody
beforeAll(async () => {
  hub = await testHub()
  author = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
})
afterAll(() => hub.close())

const originals = () => readdirSync(join(hub.context.config.dataDir, 'files/1/files'))

describe('announcing', () => {
  test('answers where and until when to send the bytes', async () => {
    const now = new Date('2026-11-02T09:00:00Z')
    hub.setNow(now)
    const { body } = await author.post('/files/policy', {
      filename: 'guide.pdf',
      contentType: 'application/pdf',
      size: 10,
      type: 'asset',
    })
    hub.setNow(null)
    expect(body).toMatchObject({
      uploadMethod: 'PUT',
      uploadUrl: `/api/files/uploads/${body.uploadToken}`,
      expiresTime: '2026-11-02T09:15:00.000Z',
    })
    expect((await author.get(`/files/${body.fileId}`)).body).toEqual({
      id: body.fileId,
      fileStatus: 'draft',
      assetType: null,
      duration: null,
      notifyOnProcessingCompletion: false,
      filename: 'guide.pdf',
      size: 10,
      contentType: 'application/pdf',
      uploadErrorCode: null,
      uploadErrorDetail: null,
      uploadWarnings: [],
      pageCount: null,
      isConverting: false,
      canPrepareAgain: false,
      conversionErrorCode: null,
      conversionErrorDetail: null,
    })
  })

  test.each([
    ['a page', { filename: 'page.html' }, 'type-not-allowed'],
    ['a drawing that is packed', { filename: 'logo.svgz', type: 'picture' }, 'type-not-allowed'],
    ['a file without an ending', { filename: 'README' }, 'type-not-allowed'],
    ['a film as a cover', { filename: 'film.mp4', type: 'picture' }, 'type-not-allowed'],
    ['a picture as subtitles', { filename: 'a.png', type: 'subtitle' }, 'type-not-allowed'],
    ['too large a picture', { filename: 'a.png', type: 'picture', size: 5 * 1024 * 1024 + 1 }, 'size-too-large'],
    ['too large subtitles', { filename: 'a.vtt', type: 'subtitle', size: 1024 * 1024 + 1 }, 'size-too-large'],
    ['too large a package', { filename: 'a.zip', size: 500 * 1024 * 1024 + 1 }, 'size-too-large'],
    ['a name with a folder', { filename: '../a.pdf' }, 'bad-input'],
    ['a name with a zero in it', { filename: 'a\u0000.pdf' }, 'bad-input'],
    [
      'something for an asset that is not there',
      { filename: 'a.pdf', referenceId: '0199d3a0-0000-7000-8000-000000000001' },
      'unknown-reference',
    ],
  ])('refuses %s', async (_what, about, code) => {
    const { status, body } = await author.post('/files/policy', {
      contentType: 'application/octet-stream',
      size: 10,
      type: 'asset',
      ...about,
    })
    expect({ status, code: body.code }).toEqual({ status: 400, code })
  })

  test('refuses something for an asset that is deleted', async () => {
    const referenceId = await assetOf(hub, null)
    await deleteContent(hub, referenceId)
    const { status, body } = await author.post('/files/policy', {
      filename: 'a.pdf',
      contentType: 'application/pdf',
      size: 10,
      type: 'asset',
      referenceId,
    })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'unknown-reference' })
  })

  test('lets only those announce who may write what the file is for', async () => {
    const [learner, playlistAuthor] = await Promise.all([
      hub.person(),
      hub.person({ isAdmin: true, privileges: ['playlist_write'] }),
    ])
    const ask = async (person: typeof learner, type: string, filename: string) =>
      (await person.post('/files/policy', { filename, contentType: 'image/png', size: 10, type })).status
    expect(await ask(learner, 'asset', 'a.pdf')).toBe(403)
    expect(await ask(learner, 'picture', 'a.png')).toBe(403)
    expect(await ask(learner, 'badge', 'a.png')).toBe(403)
    expect(await ask(learner, 'subtitle', 'a.vtt')).toBe(403)
    expect(await ask(learner, 'profilePicture', 'a.png')).toBe(201)
    expect(await ask(playlistAuthor, 'picture', 'a.png')).toBe(201)
    expect(await ask(playlistAuthor, 'badge', 'a.png')).toBe(201)
    expect(await ask(playlistAuthor, 'asset', 'a.pdf')).toBe(403)
    const nobody = await hub.nobody.post('/files/policy', {
      filename: 'a.png',
      contentType: 'image/png',
      size: 10,
      type: 'profilePicture',
    })
    expect(nobody.status).toBe(401)
  })

  test('lets a manager announce for what their own teams own, where the hub has team playlists', async () => {
    const [own, other] = await Promise.all([
      addTeam(hub.context.databases, 'Own'),
      addTeam(hub.context.databases, 'Other'),
    ])
    const manager = await hub.person({ teams: [{ id: own, role: 'manager' }] })
    const ask = async (referenceIds: string[]) =>
      (
        await manager.post('/files/policy', {
          filename: 'a.pdf',
          contentType: 'application/pdf',
          size: 10,
          type: 'asset',
          referenceIds,
        })
      ).status
    const [mine, theirs] = [await assetOf(hub, null), await assetOf(hub, null)]
    const db = hub.context.databases.forHub(1)
    await db.updateTable('content').set({ owner_team_id: own }).where('content.id', '=', mine).execute()
    await db.updateTable('content').set({ owner_team_id: other }).where('content.id', '=', theirs).execute()
    expect(await ask([mine])).toBe(403)
    const flagged = await testHubWithFlag()
    try {
      const team = await addTeam(flagged.context.databases, 'Own')
      const leader = await flagged.person({ teams: [{ id: team, role: 'manager' }] })
      expect(
        (
          await leader.post('/files/policy', {
            filename: 'a.pdf',
            contentType: 'application/pdf',
            size: 10,
            type: 'asset',
          })
        ).status,
      ).toBe(201)
      const foreign = await assetOf(flagged, null)
      expect(
        (
          await leader.post('/files/policy', {
            filename: 'a.pdf',
            contentType: 'application/pdf',
            size: 10,
            type: 'asset',
            referenceId: foreign,
          })
        ).status,
      ).toBe(403)
    } finally {
      await flagged.close()
    }
  })

  async function testHubWithFlag(): Promise<TestHub> {
    const made = await testHub()
    await made.context.databases.shared
      .updateTable('hub')
      .set({ features: ['team_playlists'] })
      .where('domain_id', '=', 1)
      .execute()
    return made
  }
})

describe('sending', () => {
  test('takes the bytes once, then finishes once', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    expect((await finish(author, announced)).body.code).toBe('not-uploaded')
    expect((await send(hub.nobody, announced, PDF)).status).toBe(204)
    expect(await send(author, announced, PDF)).toMatchObject({ status: 409, body: { code: 'already-uploaded' } })
    expect(await finish(author, announced)).toMatchObject({
      status: 201,
      body: { success: true, fileId: announced.fileId, fileStatus: 'processing' },
    })
    expect(await finish(author, announced)).toMatchObject({ status: 409, body: { code: 'already-finished' } })
    expect((await send(author, announced, PDF)).status).toBe(404)
  })

  test('keeps what was checked when two send at the same time', async () => {
    const before = originals().length
    const announced = await announce(author, 'guide.pdf', PDF.length)
    const answers = await Promise.all([1, 2, 3].map(() => send(author, announced, PDF)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    expect(originals()).toHaveLength(before + 1)
  })

  test('lets one of two finish', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    await send(author, announced, PDF)
    const answers = await Promise.all([1, 2, 3].map(() => finish(author, announced)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  test('refuses more and fewer bytes than announced and keeps nothing of them', async () => {
    const before = originals()
    const announced = await announce(author, 'guide.pdf', PDF.length)
    expect((await send(author, announced, Buffer.concat([PDF, PDF]))).status).toBe(413)
    expect(await send(author, announced, PDF.subarray(1))).toMatchObject({
      status: 400,
      body: { code: 'size-mismatch' },
    })
    expect(originals()).toEqual(before)
    expect((await send(author, announced, PDF)).status).toBe(204)
  })

  test('ends a body without a length as soon as it is too long', async () => {
    const before = originals()
    const announced = await announce(author, 'guide.pdf', 1000)
    let sent = 0
    const endless = new Readable({
      read() {
        sent += 1
        this.push(Buffer.alloc(1000))
        if (sent > 100_000) this.push(null)
      },
    })
    const headers = { host: 'localhost:3000', 'content-type': 'application/octet-stream' }
    const answer = await hub.app.inject({
      method: 'PUT',
      url: `/api/files/uploads/${announced.uploadToken}`,
      headers,
      payload: endless,
    })
    expect(answer.statusCode).toBe(413)
    expect(sent).toBeLessThan(1000)
    expect(originals()).toEqual(before)
  })

  test('leaves nothing of an upload that breaks off, which may be tried again', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    const address = await hub.app.listen({ port: 0, host: '127.0.0.1' })
    const before = originals()
    const abort = new AbortController()
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(PDF.subarray(0, 10))
        setTimeout(() => abort.abort(), 100)
      },
    })
    const url = `${address}/api/files/uploads/${announced.uploadToken}`.replace('127.0.0.1', 'localhost')
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      body: broken,
      duplex: 'half',
      signal: abort.signal,
      headers: { 'content-type': 'application/octet-stream' },
    }
    await expect(fetch(url, init)).rejects.toThrow('aborted')
    await expect.poll(() => originals()).toEqual(before)
    expect((await send(author, announced, PDF)).status).toBe(204)
  })

  test('says so where the disk is full, and takes the same file once there is room', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    const full = vi.spyOn(hub.context.storage, 'put').mockRejectedValue(Object.assign(new Error(), { code: 'ENOSPC' }))
    const refused = await send(author, announced, PDF)
    expect(refused).toMatchObject({ status: 507, body: { code: 'disk-full' }, headers: { connection: 'close' } })
    full.mockRestore()
    expect((await send(author, announced, PDF)).status).toBe(204)
  })

  test('knows no token that is wrong, of another hub or too old', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    expect((await send(author, { ...announced, uploadToken: 'x'.repeat(43) }, PDF)).status).toBe(404)
    const second = clientOf(hub.app, { hostname: 'second.localhost', secret: null })
    expect((await send(second, announced, PDF)).status).toBe(404)
    hub.setNow(new Date(Date.now() + 16 * 60_000))
    expect((await send(author, announced, PDF)).status).toBe(404)
    expect(await finish(author, announced)).toMatchObject({ status: 400, body: { code: 'token-invalid' } })
    hub.setNow(null)
  })

  test('takes the bytes only as octets', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    expect(
      (await author.put(`/files/uploads/${announced.uploadToken}`, PDF, { 'content-type': 'application/pdf' })).status,
    ).toBe(415)
  })
})

describe('finishing', () => {
  test('refuses a token that somebody else was given', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    await send(author, announced, PDF)
    const other = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    expect(await finish(other, announced)).toMatchObject({ status: 400, body: { code: 'token-invalid' } })
  })

  test('refuses somebody who lost the right in between', async () => {
    const person = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const announced = await announce(person, 'guide.pdf', PDF.length)
    await send(person, announced, PDF)
    await hub.context.databases
      .forHub(1)
      .updateTable('member')
      .set({ privileges: [] })
      .where('member.id', '=', person.memberId)
      .execute()
    clearCallerCache(await hub.hubCall())
    expect((await finish(person, announced)).status).toBe(403)
  })

  test('gives an upload up that failed on the way', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length)
    expect(await finish(author, announced, 'The line broke')).toMatchObject({
      status: 201,
      body: { fileStatus: 'invalid' },
    })
    expect((await author.get(`/files/${announced.fileId}`)).body).toMatchObject({
      fileStatus: 'invalid',
      uploadErrorCode: 'upload-failed',
    })
  })

  test.each([
    ['guide.pdf', '<script>alert(1)</script>'],
    ['film.mp4', '%PDF-1.7'],
    ['sound.mp3', 'PK\u0003\u0004'],
    ['course.zip', 'GIF89a'],
    ['letter.docx', '%PDF-1.7'],
    ['picture.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('refuses a %s that is none, and keeps nothing of it', async (filename, text) => {
    const before = originals()
    const announced = await announce(author, filename, text.length)
    await send(author, announced, Buffer.from(text))
    expect(await finish(author, announced)).toMatchObject({ status: 201, body: { fileStatus: 'invalid' } })
    const { body } = await author.get(`/files/${announced.fileId}`)
    expect(body).toMatchObject({
      uploadErrorCode: 'type-mismatch',
      uploadErrorDetail: expect.stringContaining(filename),
    })
    expect(originals()).toEqual(before)
  })
})

describe('asking', () => {
  test('tells the uploader and other authors, and nobody else', async () => {
    const announced = await announce(author, 'guide.pdf', PDF.length, { notifyOnProcessingCompletion: true })
    const [colleague, learner] = await Promise.all([
      hub.person({ isAdmin: true, privileges: ['asset_write'] }),
      hub.person(),
    ])
    expect((await colleague.get(`/files/${announced.fileId}`)).body).toMatchObject({
      notifyOnProcessingCompletion: true,
    })
    expect((await learner.get(`/files/${announced.fileId}`)).status).toBe(404)
    expect((await learner.post(`/files/${announced.fileId}/notifications/cancel`)).status).toBe(404)
    const foreign = await hub.person({ domainId: 2, isAdmin: true, privileges: ['asset_write'] })
    expect((await foreign.get(`/files/${announced.fileId}`)).status).toBe(404)
    for (let time = 0; time < 2; time += 1)
      expect((await author.post(`/files/${announced.fileId}/notifications/cancel`)).status).toBe(200)
    expect((await author.get(`/files/${announced.fileId}`)).body).toMatchObject({ notifyOnProcessingCompletion: false })
  })
})
