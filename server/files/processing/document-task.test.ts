import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { PDF } from '../../testing/small-files.ts'
import { docx, pdfOf, withoutOffice } from '../document-fixtures.ts'
import { zipOf } from '../package/package-fixtures.ts'
import { bindProcessing, photo, upload } from '../upload-fixtures.ts'

let hub: TestHub
let author: Somebody
let learner: Somebody
let hasOffice: boolean
beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  author = await hub.person({ isAdmin: true, privileges: ['asset_write', 'playlist_write'] })
  learner = await hub.person()
  hasOffice = (await hub.context.workers.programs()).versions.soffice !== undefined
  if (!hasOffice) console.warn('LibreOffice is not installed: what it does is not tested.')
})
afterAll(() => hub.close())

const infoOf = async (fileId: string) => (await author.get(`/files/${fileId}`)).body
const found = async (text: string, person = learner) =>
  (await person.get(`/me/content/search?query=${encodeURIComponent(text)}`)).body
const newAsset = async (fileId: string, more = {}) => {
  const { body } = await author.post('/assets/', {
    type: 'upload',
    name: 'House rules',
    fileId,
    published: true,
    ...more,
  })
  return body.id as string
}
const assetAs = async (person: Somebody, id: string) => (await person.get(`/me/assets/${id}`)).body

describe('a PDF', () => {
  test('has its pages counted, its first page as its picture, and its words in the search', async () => {
    const fileId = await upload(author, 'guide.pdf', await pdfOf('Quokkas are marsupials', 'They live on Rottnest'))
    expect(await infoOf(fileId)).toMatchObject({ fileStatus: 'ready', pageCount: 2, conversionErrorCode: null })
    const id = await newAsset(fileId)
    const { thumbnailId, converted, download } = await assetAs(learner, id)
    expect([converted, download]).toEqual([false, 'disabled'])
    expect((await learner.get(`/picture/${thumbnailId}/320x180`)).status).toBe(200)
    expect(await found('rottnest')).toMatchObject({
      items: [
        {
          id,
          pictureColour: expect.stringMatching(/^#f/),
          snippet: { source: 'document', parts: [{}, { text: 'Rottnest', isMatch: true }] },
        },
      ],
    })
  })

  test('is found by nobody who may not see its asset', async () => {
    const fileId = await upload(author, 'plans.pdf', await pdfOf('Secret wombats'))
    const id = await newAsset(fileId, { audience: 'admin' })
    expect((await found('wombats')).items).toEqual([])
    expect((await found('wombats', author)).items).toMatchObject([{ id }])
  })

  test('gives its picture and its words up to the one that takes its place, but never a picture that was chosen', async () => {
    const id = await newAsset(await upload(author, 'first.pdf', await pdfOf('Numbats')))
    const { thumbnailId } = await assetAs(author, id)
    await upload(author, 'second.pdf', await pdfOf('Bilbies'), { referenceId: id })
    const after = await assetAs(author, id)
    expect([null, thumbnailId]).not.toContain(after.thumbnailId)
    expect((await author.get(`/picture/${thumbnailId}`)).status).toBe(404)
    expect([(await found('numbats')).total, (await found('bilbies')).total]).toEqual([0, 1])

    const chosen = await upload(author, 'cover.png', await photo(300, 300), { type: 'picture', referenceId: id })
    await upload(author, 'third.pdf', await pdfOf('Dunnarts'), { referenceId: id })
    expect(await assetAs(author, id)).toMatchObject({ thumbnailId: chosen })
  })

  test('is taken with a reason where nothing can be read of it', async () => {
    expect(await infoOf(await upload(author, 'odd.pdf', PDF))).toMatchObject({
      fileStatus: 'ready',
      pageCount: null,
      conversionErrorCode: 'document-damaged',
      conversionErrorDetail: expect.stringContaining('Export it anew'),
    })
  })
})

describe('an office document', () => {
  test('becomes pages, and stays what is downloaded', async () => {
    const fileId = await upload(author, 'House rules.docx', await docx('Kowaris sleep by day'))
    const id = await newAsset(fileId)
    const asset = await assetAs(learner, id)
    const info = await infoOf(fileId)
    if (!hasOffice) return expect(info).toMatchObject({ fileStatus: 'ready', conversionErrorCode: 'converter-missing' })
    expect(info).toMatchObject({ fileStatus: 'ready', pageCount: 1, conversionErrorCode: null })
    expect(asset).toMatchObject({ download: 'enabled', converted: true, convertedFileType: 'pdf', fileFormat: 'docx' })
    expect(asset.thumbnailId).not.toBeNull()
    expect((await learner.post(`/me/assets/${id}/launch`)).body).toMatchObject({ kind: 'pdf' })
    const shown = await learner.get(asset.convertedUrl.replace('/api', ''))
    expect([shown.status, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('House rules.pdf'),
    ])
    const saved = await learner.get(asset.downloadUrl.replace('/api', ''))
    expect(saved.headers['content-disposition']).toContain('House rules.docx')
    expect((await found('kowaris')).items).toMatchObject([{ id }])
  })

  test('is only downloaded where no program is there, and can be prepared again later', async () => {
    const { workers } = hub.context
    hub.context.workers = withoutOffice(workers)
    const fileId = await upload(author, 'letter.docx', await docx('Potoroos'))
    const id = await newAsset(fileId)
    hub.context.workers = workers
    expect(await infoOf(fileId)).toMatchObject({
      fileStatus: 'ready',
      conversionErrorCode: 'converter-missing',
      conversionErrorDetail: expect.stringContaining('LibreOffice'),
    })
    expect(await assetAs(learner, id)).toMatchObject({ download: 'enabled', converted: false, thumbnailId: null })
    expect((await learner.post(`/me/assets/${id}/launch`)).body).toMatchObject({ kind: 'download' })

    expect((await learner.post(`/files/${fileId}/prepare`)).status).toBe(404)
    expect((await author.post(`/files/${fileId}/prepare`)).status).toBe(200)
    if (!hasOffice) return expect((await infoOf(fileId)).isConverting).toBe(false)
    expect(await infoOf(fileId)).toMatchObject({ isConverting: false, pageCount: 1, conversionErrorCode: null })
    expect((await learner.post(`/me/assets/${id}/launch`)).body).toMatchObject({ kind: 'pdf' })
    expect((await found('potoroos')).items).toMatchObject([{ id }])
  })

  test('is refused with a sentence of its own where a password protects it', async () => {
    const wrapped = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    const encrypted = await zipOf([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      { name: 'META-INF/manifest.xml', data: '<manifest:manifest><manifest:encryption-data/></manifest:manifest>' },
    ])
    for (const [name, bytes] of [
      ['letter.docx', wrapped],
      ['letter.odt', encrypted],
    ] as const)
      expect(await infoOf(await upload(author, name, bytes))).toMatchObject({
        fileStatus: 'invalid',
        uploadErrorCode: 'document-protected',
        uploadErrorDetail: expect.stringContaining('password'),
      })
  })
})

test('prepares again what is ready and a document alone', async () => {
  const picture = await upload(author, 'cover.png', await photo(300, 300), { type: 'picture' })
  expect(await author.post(`/files/${picture}/prepare`)).toMatchObject({
    status: 409,
    body: { code: 'not-a-document' },
  })
  const refused = await upload(author, 'letter.docx', Buffer.from('PK\u0003\u0004'))
  expect(await infoOf(refused)).toMatchObject({ fileStatus: 'invalid', uploadErrorCode: 'document-damaged' })
  expect(await author.post(`/files/${refused}/prepare`)).toMatchObject({
    status: 409,
    body: { code: 'file-not-ready' },
  })
})
