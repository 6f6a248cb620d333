import { describe, expect, test } from 'vitest'
import {
  addAsset,
  addCourseFile,
  addFile,
  addPlaylist,
  addSubtitles,
  addVideo,
  db,
  learner,
  useAssetsHub,
  type AssetAbout,
} from '../asset-fixtures.ts'

useAssetsHub()

const CONTENT = 'http://content.localhost:3001'
const launch = async (id: string) => learner.post(`/me/assets/${id}/launch`)
const stateOf = async (id: string) => (await learner.get(`/me/assets/${id}/status`)).body.userContentStatus

describe('launching', () => {
  test.each([
    ['video/mp4', 'video', 'opened'],
    ['audio/mpeg', 'audio', 'opened'],
    ['application/pdf', 'pdf', 'opened'],
    ['image/png', 'picture', 'completed'],
  ])('plays a file of %s as %s from the content origin and leaves it %s', async (contentType, kind, state) => {
    const id = await addAsset(db, { type: 'upload', fileId: await addFile(db, { contentType }) })
    const { status, body, headers } = await launch(id)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({ kind, openInIframe: true, subtitles: [], position: null, course: null, attempt: null })
    expect(body.url).toMatch(`${CONTENT}/`)
    expect(await stateOf(id)).toBe(state)
  })

  test('hands out what a page cannot show, or its author wants downloaded', async () => {
    const files: AssetAbout[] = [
      { fileId: await addFile(db, { contentType: 'text/html' }) },
      { fileId: await addVideo(db), download: 'required' },
    ]
    for (const about of files) {
      const id = await addAsset(db, { type: 'upload', ...about })
      expect((await launch(id)).body).toMatchObject({ kind: 'download', url: `/api/asset/${id}/download` })
      expect(await stateOf(id)).toBe('completed')
    }
  })

  test('opens a packed site at its start page', async () => {
    const fileId = await addFile(db, {
      contentType: 'application/zip',
      package: { kind: 'site', title: null, startPath: 'pages/start%20here.html?a=1', scorm: null },
    })
    const id = await addAsset(db, { type: 'zip', fileId })
    const { body } = await launch(id)
    expect(body).toMatchObject({ kind: 'site', course: null })
    expect(body.url).toMatch(/^http:\/\/content\.localhost:3001\/.+\/pages\/start%20here\.html\?a=1$/)
    expect(await stateOf(id)).toBe('completed')
  })

  test('shows a link in a frame only where its author wants it and the page allows it', async () => {
    const opens = async (about: AssetAbout) =>
      (await launch(await addAsset(db, { webUrl: 'https://www.hub.example/words', ...about }))).body
    expect(await opens({ openInIframe: true, isFrameable: true })).toMatchObject({
      kind: 'link',
      url: 'https://www.hub.example/words',
      openInIframe: true,
    })
    expect(await opens({ openInIframe: true, isFrameable: false })).toMatchObject({ openInIframe: false })
    expect(await opens({ openInIframe: false, isFrameable: true })).toMatchObject({ openInIframe: false })
  })

  test('answers 409 for a file that is not ready, or is no package of its type', async () => {
    const site = { kind: 'site', title: null, startPath: 'index.html', scorm: null }
    const wrong: AssetAbout[] = [
      { type: 'upload', fileId: await addFile(db, { status: 'processing' }) },
      { type: 'upload', fileId: await addFile(db, { status: 'invalid' }) },
      { type: 'scorm', fileId: await addFile(db, { package: site }) },
      { type: 'zip', fileId: await addFile(db) },
      { type: 'zip', fileId: await addCourseFile(db) },
    ]
    for (const about of wrong) {
      const id = await addAsset(db, about)
      expect(await launch(id)).toMatchObject({ status: 409, body: { code: 'file-not-ready' } })
      expect(await stateOf(id)).toBe('notstarted')
    }
  })

  test('leaves what is marked by hand at opened', async () => {
    const id = await addAsset(db, { markAsDone: 'manual' })
    await launch(id)
    expect(await stateOf(id)).toBe('opened')
  })

  test('remembers the one playlist that it was found in', async () => {
    const [alone, twice] = [await addAsset(db), await addAsset(db)]
    const playlistId = await addPlaylist(db, { items: [alone, twice] })
    await addPlaylist(db, { items: [twice] })
    await launch(alone)
    await launch(twice)
    const rows = await db
      .selectFrom('content_user')
      .select(['content_id', 'last_playlist_id'])
      .where('content_id', 'in', [alone, twice])
      .execute()
    expect(Object.fromEntries(rows.map((row) => [row.content_id, row.last_playlist_id]))).toEqual({
      [alone]: playlistId,
      [twice]: null,
    })
  })
})

describe('a recording', () => {
  test('goes on from where it was left, with the subtitles that are ready', async () => {
    const id = await addAsset(db, { type: 'upload', fileId: await addVideo(db) })
    const subtitles = await addSubtitles(db, id, 'en-GB')
    await addSubtitles(db, id, 'de-DE', 'processing')
    await learner.put(`/me/assets/${id}/position`, { position: 41.5, duration: 100 })
    const { body } = await launch(id)
    expect(body.position).toBe(41.5)
    expect(body.subtitles).toMatchObject([{ id: subtitles, locale: 'en-GB' }])
    expect(body.subtitles[0].url).toMatch(`${CONTENT}/`)
  })
})

describe('a course', () => {
  test('answers the manifest with addresses, and an attempt that goes on at the next launch', async () => {
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db, ['one', 'two']) })
    const { body } = await launch(id)
    expect(body).toMatchObject({
      kind: 'scorm',
      position: null,
      course: {
        version: '1.2',
        title: 'Course',
        contentOrigin: CONTENT,
        activities: [{ id: 'one', parentId: null, isSco: true }, { id: 'two' }],
      },
      attempt: { number: 1, sequence: 0, status: 'opened', currentActivityId: null, activities: [] },
    })
    expect(body.url).toBe(body.course.playerUrl)
    expect(body.course.activities[1].url).toMatch(/^http:\/\/content\.localhost:3001\/.+\/two\.html$/)
    const values = { 'cmi.core.lesson_location': '3', 'cmi.core.lesson_status': 'incomplete' }
    await learner.put(`/me/assets/${id}/attempts/${body.attempt.id}`, {
      sequence: 4,
      currentActivityId: 'two',
      activities: [{ activityId: 'two', values }],
    })
    expect((await launch(id)).body.attempt).toEqual({
      id: body.attempt.id,
      launchId: expect.not.stringMatching(body.attempt.launchId),
      sequencing: null,
      shared: [],
      number: 1,
      sequence: 4,
      status: 'incomplete',
      currentActivityId: 'two',
      activities: [{ activityId: 'two', values }],
    })
    expect((await learner.get(`/me/assets/${id}/status`)).body).toMatchObject({
      userContentStatus: 'opened',
      userScormAssetStatus: 'incomplete',
      completedTime: null,
    })
  })

  test('opens for review once it is done, and anew when its file was replaced, without losing that it is done', async () => {
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db) })
    const first = (await launch(id)).body.attempt
    const activities = [{ activityId: 'one', values: { 'cmi.core.lesson_status': 'passed' } }]
    await learner.put(`/me/assets/${id}/attempts/${first.id}`, { sequence: 1, currentActivityId: 'one', activities })
    expect((await launch(id)).body.attempt).toMatchObject({ id: first.id, number: 1, status: 'passed' })
    await db
      .updateTable('asset')
      .set({ file_id: await addCourseFile(db, ['new']) })
      .where('content_id', '=', id)
      .execute()
    const second = (await launch(id)).body.attempt
    expect(second).toMatchObject({ number: 2, sequence: 0, status: 'opened', activities: [] })
    expect((await learner.get(`/me/assets/${id}/status`)).body).toMatchObject({
      userContentStatus: 'completed',
      userScormAssetStatus: 'passed',
    })
  })

  test('begins one attempt where two windows open it at once', async () => {
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db) })
    const answers = await Promise.all([launch(id), launch(id), launch(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.attempt.id)).size).toBe(1)
  })

  test('is completed by opening where it never reports', async () => {
    const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db), completeWhen: 'opened' })
    await launch(id)
    expect(await stateOf(id)).toBe('completed')
  })
})
