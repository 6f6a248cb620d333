import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindProcessing, upload } from '../../files/upload-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import { codeOf } from '../../testing/client.ts'
import { film, PDF } from '../../testing/small-files.ts'

/** The cues of subtitles, edited in place. */

let hub: TestHub
let admin: Somebody
let learner: Somebody
beforeAll(async () => {
  hub = await testHub({ features: ['team_playlists'] })
  await bindProcessing(hub)
  admin = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

const VTT = `WEBVTT - a tour

STYLE
::cue { color: red }

NOTE for nobody

1
00:00:01.000 --> 00:00:03.500 line:0 align:start
<v Ann>Welcom to the <i>hub</i> &amp; more

00:00:04.000 --> 00:00:06.250
Two lines
of text
`
const cue = (startMilliseconds: number, endMilliseconds: number, text: string, settings = '') => ({
  startMilliseconds,
  endMilliseconds,
  text,
  settings,
})
const CUES = [
  cue(1000, 3500, '<v Ann>Welcom to the <i>hub</i> & more', 'line:0 align:start'),
  cue(4000, 6250, 'Two lines\nof text'),
]
const CORRECTED = [{ ...CUES[0]!, text: '<v Ann>Welcome to the <i>hub</i> & more' }, CUES[1]!]

/** A film, published unless it says otherwise, with subtitles in English. */
async function subtitledFilm(about: object = {}): Promise<{ asset: string; id: string }> {
  const fileId = await upload(admin, 'tour.mp4', film(84))
  const { body } = await admin.post('/assets/', { type: 'upload', name: 'Tour', published: true, fileId, ...about })
  const subtitles = { type: 'subtitle', referenceId: body.id, language: 'en-GB' }
  return { asset: body.id, id: await upload(admin, 'tour.en.srt', Buffer.from(VTT), subtitles) }
}

const cuesOf = async (id: string) => (await admin.get(`/subtitles/${id}/cues`)).body
const save = (id: string, cues: object[]) => admin.put(`/subtitles/${id}/cues`, { cues })

describe('the cues of subtitles', () => {
  test('are what one would type, and saved as a new file that keeps where each cue stands', async () => {
    const { asset, id } = await subtitledFilm()
    expect(await cuesOf(id)).toMatchObject({ id, assetId: asset, locale: 'en-GB', filename: 'tour.en.srt', cues: CUES })
    const { status, body } = await save(id, CORRECTED.toReversed())
    expect(status).toBe(200)
    expect(body.id).not.toBe(id)
    expect(await cuesOf(body.id)).toMatchObject({ filename: 'tour.en.vtt', cues: CORRECTED })
    const file = await learner.get(`/asset/${asset}/subtitle`)
    expect(file.raw.toString()).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500 line:0 align:start\n<v Ann>Welcome to the <i>hub</i> &amp; more\n\n00:00:04.000 --> 00:00:06.250\nTwo lines\nof text\n',
    )
    const { subtitles } = (await learner.post(`/me/assets/${asset}/launch`)).body
    expect(subtitles).toMatchObject([{ id: body.id, locale: 'en-GB' }])
  })

  test('are in the list of changes with what they were, and can be had back', async () => {
    const { asset, id } = await subtitledFilm()
    const { body } = await save(id, CORRECTED)
    const [change] = (await hub.audit(asset)).filter(({ object_type }) => object_type === 'subtitle')
    expect(change).toMatchObject({
      action: 'UPDATE',
      details: [
        {
          property: 'cues',
          oldValue: ['1 to 3.5: <v Ann>Welcom to the <i>hub</i> & more line:0 align:start'],
          value: ['1 to 3.5: <v Ann>Welcome to the <i>hub</i> & more line:0 align:start'],
        },
      ],
    })
    await admin.delete(`/subtitles/${body.id}`)
    expect((await admin.post(`/subtitles/${id}/restore`)).status).toBe(200)
    expect(await cuesOf(id)).toMatchObject({ cues: CUES })
  })

  test('stay as they are where nothing is changed', async () => {
    const { asset, id } = await subtitledFilm()
    const before = (await hub.audit(asset)).length
    expect((await save(id, CUES)).body).toEqual({ success: true, id })
    expect(await hub.audit(asset)).toHaveLength(before)
  })

  test('are saved by one of two who change them, and the other is told', async () => {
    const { id } = await subtitledFilm()
    const other = [cue(0, 1000, 'Other words')]
    const answers = await Promise.all([save(id, CORRECTED), save(id, other)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(codeOf(await save(id, other))).toEqual([409, 'subtitles-replaced'])
  })

  test('have no cue without words or that ends before it begins, and no markup that could run', async () => {
    const { id } = await subtitledFilm()
    const refused = await save(id, [cue(0, 10, 'One'), cue(20, 20, 'Two')])
    expect(refused).toMatchObject({ status: 400, body: { code: 'cue-ends-before-start' } })
    expect(refused.body.errors).toMatchObject([{ pointer: '/cues/1/endMilliseconds' }])
    expect(codeOf(await save(id, [cue(0, 10, '<c.red></c>')]))).toEqual([400, 'cue-without-text'])
    expect((await save(id, [])).status).toBe(400)
    const many = Array.from({ length: 250 }, (_, index) => cue(index, index + 1, 'x'.repeat(5000)))
    expect(codeOf(await save(id, many))).toEqual([400, 'size-too-large'])
    const { body } = await save(id, [cue(0, 10, '<script>alert(1)</script> <img onerror=x> 1 < 2', 'onclick:x')])
    expect((await cuesOf(body.id)).cues).toEqual([cue(0, 10, 'alert(1)  1 < 2')])
  })

  test('are not read where the file has too many', async () => {
    const { asset } = await subtitledFilm()
    const lines = Array.from({ length: 5001 }, (_, index) => `00:00.000 --> 00:01.000\n${index}\n`)
    const about = { type: 'subtitle', referenceId: asset, language: 'fr-FR' }
    const id = await upload(admin, 'long.vtt', Buffer.from(`WEBVTT\n\n${lines.join('\n')}`), about)
    expect(codeOf(await admin.get(`/subtitles/${id}/cues`))).toEqual([409, 'subtitles-too-long'])
  })

  test('are there for admins with the right to assets, and not for managers of the team that owns the film', async () => {
    const team = await addTeam(hub.context.databases, 'Own')
    const manager = await hub.person({ teams: [{ id: team, role: 'manager' }] })
    const { asset, id } = await subtitledFilm({ ownerTeamId: team })
    const reader = await hub.person({ isAdmin: true, privileges: ['asset_read'] })
    expect((await reader.get(`/subtitles/${id}/cues`)).status).toBe(200)
    expect((await reader.get(`/assets/${asset}/recording`)).status).toBe(200)
    for (const who of [reader, manager, learner]) {
      expect((await who.put(`/subtitles/${id}/cues`, { cues: CORRECTED })).status).toBe(403)
      expect((await who.post(`/assets/${asset}/subtitles`, { language: 'de-DE', cues: CUES })).status).toBe(403)
    }
    expect((await manager.get(`/subtitles/${id}/cues`)).status).toBe(403)
    expect((await manager.get(`/assets/${asset}/recording`)).status).toBe(403)
    const abroad = await hub.person({ domainId: 2, isAdmin: true, privileges: ['asset_write'] })
    expect((await abroad.get(`/subtitles/${id}/cues`)).status).toBe(404)
    expect((await abroad.put(`/subtitles/${id}/cues`, { cues: CORRECTED })).status).toBe(404)
    expect((await abroad.post(`/assets/${asset}/subtitles`, { language: 'de-DE', cues: CUES })).status).toBe(404)
    expect((await abroad.get(`/assets/${asset}/recording`)).status).toBe(404)
    await admin.delete(`/assets/${asset}`)
    expect((await admin.get(`/subtitles/${id}/cues`)).status).toBe(404)
    expect((await save(id, CORRECTED)).status).toBe(404)
    expect((await admin.post(`/assets/${asset}/subtitles`, { language: 'de-DE', cues: CUES })).status).toBe(404)
    expect((await admin.get(`/assets/${asset}/recording`)).status).toBe(404)
  })
})

describe('subtitles that are written in the hub', () => {
  test('are there in a language that has none, with a file that counts for the storage', async () => {
    const { asset } = await subtitledFilm()
    const german = { language: 'de-DE', cues: [cue(1000, 2000, 'Willkommen')] }
    const { status, body } = await admin.post(`/assets/${asset}/subtitles`, german)
    expect(status).toBe(201)
    expect(await cuesOf(body.id)).toMatchObject({ locale: 'de-DE', filename: 'de-DE.vtt', cues: german.cues })
    const again = await admin.post(`/assets/${asset}/subtitles`, german)
    expect(again).toMatchObject({ status: 409, body: { code: 'subtitle-language-taken' } })
    const db = hub.context.databases.forHub(1)
    const files = await db
      .selectFrom('file')
      .select(['id', 'size', 'stored_size'])
      .where('locale', '=', 'de-DE')
      .execute()
    expect(files).toEqual([{ id: body.id, size: 49, stored_size: 49 }])
    expect(await hub.audit(asset)).toContainEqual(
      expect.objectContaining({ action: 'CREATE', object_type: 'subtitle' }),
    )
  })
})

describe('the recording of an asset', () => {
  test('is there for who edits it before it is published, and counts as no opening', async () => {
    const { asset } = await subtitledFilm({ published: false })
    const { status, headers } = await admin.get(`/assets/${asset}/recording`, { range: 'bytes=0-9' })
    expect([status, headers['content-length']]).toEqual([206, '10'])
    await admin.patch(`/assets/${asset}`, { name: 'Tour', published: true }, { 'if-match': '*' })
    expect((await admin.get(`/me/assets/${asset}`)).body.userContentStatus).toBe('notstarted')
    const fileId = await upload(admin, 'words.pdf', PDF)
    const { body } = await admin.post('/assets/', { type: 'upload', name: 'Words', published: true, fileId })
    expect((await admin.get(`/assets/${body.id}/recording`)).status).toBe(404)
    const subtitles = { language: 'de-DE', cues: CUES }
    expect((await admin.post(`/assets/${body.id}/subtitles`, subtitles)).status).toBe(404)
  })
})
