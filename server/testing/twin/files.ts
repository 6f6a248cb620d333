import { asset } from './making.ts'
import { call, UNKNOWN, withNonsense, type Scenario, type Step } from './scenario.ts'
import { sent, uploaded } from './uploading.ts'
import { samples } from './samples.ts'

const POLICY = { filename: 'guide.pdf', contentType: 'application/pdf', size: 100, type: 'asset' }
const NO_TOKEN = 'x'.repeat(43)

export const files: Scenario = { noun: 'files', steps: [...uploads(), ...looked(), ...pictures(), ...ofAssets()] }

function uploads(): Step[] {
  const announced = (status: number, about: object, who: 'admin' | 'learner' | 'manager' = 'admin') =>
    call(who, 'createUploadPolicy', status, { body: { ...POLICY, ...about } })
  const early = { path: { uploadToken: '$early.uploadToken' } }
  const finish = (status: number, body: object, who: 'admin' | 'learner' = 'admin') =>
    call(who, 'finishUpload', status, { body })
  return [
    announced(403, {}, 'learner'),
    announced(201, {}, 'manager'),
    announced(400, { filename: 'page.html' }),
    announced(400, { filename: 'run.exe' }),
    announced(400, { type: 'picture' }),
    announced(400, { type: 'subtitle', filename: 'words.txt' }),
    announced(400, { filename: 'large.zip', size: 600 * 1024 * 1024 }),
    announced(400, { filename: 'me.png', type: 'profilePicture', size: 6 * 1024 * 1024 }, 'learner'),
    announced(400, { filename: '../guide.pdf' }),
    announced(400, { referenceId: UNKNOWN }),
    announced(403, { filename: 'me.png', type: 'profilePicture', referenceId: '$world.admin' }, 'learner'),
    call('admin', 'createUploadPolicy', 201, { body: { ...POLICY, size: 3 }, keep: 'early' }),
    finish(409, { uploadToken: '$early.uploadToken' }),
    call('nobody', 'uploadFile', 400, { ...early, body: Buffer.from('ab') }),
    call('nobody', 'uploadFile', 413, { ...early, body: Buffer.from('abcd') }),
    call('nobody', 'uploadFile', 404, { path: { uploadToken: NO_TOKEN }, body: Buffer.from('abc') }),
    finish(400, { uploadToken: '$early.uploadToken' }, 'learner'),
    finish(400, { uploadToken: NO_TOKEN }),
    finish(201, { uploadToken: '$early.uploadToken', error: 'network' }),
    call('admin', 'getFile', 200, { path: { fileId: '$early.fileId' } }),
    call('admin', 'createUploadPolicy', 201, { body: { ...POLICY, size: samples['guide.pdf'].length }, keep: 'late' }),
    { kind: 'time passes', seconds: 16 * 60 },
    call('nobody', 'uploadFile', 404, { path: { uploadToken: '$late.uploadToken' }, body: samples['guide.pdf'] }),
  ]
}

function looked(): Step[] {
  const guide = { path: { fileId: '$guide.fileId' } }
  return [
    ...sent('admin', 'guide', 'guide.pdf', { notifyOnProcessingCompletion: true }),
    call('admin', 'getFile', 200, guide),
    call('admin', 'cancelFileNotification', 200, guide),
    call('admin', 'getFile', 200, guide),
    { kind: 'files are prepared' },
    call('admin', 'getFile', 200, guide),
    call('admin', 'finishUpload', 409, { body: { uploadToken: '$guide.uploadToken' } }),
    call('nobody', 'uploadFile', 404, { path: { uploadToken: '$guide.uploadToken' }, body: samples['guide.pdf'] }),
    call('learner', 'getFile', 404, guide),
    call('admin', 'getFile', 404, { path: { fileId: UNKNOWN } }),
    call('learner', 'cancelFileNotification', 404, guide),
    ...uploaded('admin', 'broken', 'broken.zip'),
    call('admin', 'getFile', 200, { path: { fileId: '$broken.fileId' } }),
    ...uploaded('admin', 'film', 'film.webm'),
    call('admin', 'getFile', 200, { path: { fileId: '$film.fileId' } }),
  ]
}

function pictures(): Step[] {
  const picture = { pictureId: '$cover.fileId' }
  return [
    ...uploaded('admin', 'cover', 'me.png', { type: 'picture' }),
    call('learner', 'getPicture', 200, { path: picture }),
    call('nobody', 'getPicture', 401, { path: picture }),
    call('learner', 'getPicture', 404, { path: { pictureId: UNKNOWN } }),
    call('learner', 'getPicture', 404, { path: { pictureId: '$guide.fileId' } }),
    call('learner', 'getPictureInSize', 200, { path: { ...picture, dimensions: '64x64' } }),
    call('learner', 'getPictureInSize', 400, { path: { ...picture, dimensions: '9999x1' } }),
    call('learner', 'getPictureInSize', 404, { path: { pictureId: UNKNOWN, dimensions: '64x64' } }),
  ]
}

function ofAssets(): Step[] {
  const of = (assetId: string, type: string) => ({ path: { assetId: `$${assetId}.id`, type } })
  return [
    ...uploaded('admin', 'words', 'words.vtt', { type: 'subtitle', language: 'en-GB' }),
    ...uploaded('admin', 'site', 'site.zip'),
    asset('recording', 'upload', 'film', {
      subtitles: ['$words.fileId'],
      thumbnailId: '$cover.fileId',
      download: 'enabled',
    }),
    asset('sheet', 'upload', 'guide', { download: 'disabled' }),
    asset('pages', 'zip', 'site', { download: 'enabled' }),
    call('learner', 'getAssetFile', 200, of('recording', 'file')),
    call('learner', 'getAssetFile', 200, of('recording', 'download')),
    call('learner', 'getAssetFile', 200, of('recording', 'subtitle')),
    call('learner', 'getAssetFile', 200, of('recording', 'thumbnail')),
    call('learner', 'getAssetFile', 200, of('sheet', 'file')),
    call('learner', 'getAssetFile', 403, of('sheet', 'download')),
    call('learner', 'getAssetFile', 403, { ...of('sheet', 'file'), query: { download: 'true' } }),
    call('learner', 'getAssetFile', 404, of('sheet', 'subtitle')),
    call('learner', 'getAssetFile', 404, of('sheet', 'thumbnail')),
    call('learner', 'getAssetFile', 302, of('pages', 'file')),
    call('learner', 'getAssetFile', 302, { ...of('recording', 'file'), query: { redirect: 'true' } }),
    call('learner', 'getAssetFile', 400, of('sheet', 'colour')),
    call('learner', 'getAssetFile', 404, { path: { assetId: UNKNOWN, type: 'file' } }),
    withNonsense('learner', 'getAssetFile', of('sheet', 'file')),
    call('learner', 'getAssetFilePart', 200, { path: { ...of('recording', 'subtitle').path, subId: '$words.fileId' } }),
    call('learner', 'getAssetFilePart', 404, { path: { ...of('recording', 'subtitle').path, subId: UNKNOWN } }),
    call('learner', 'getAssetFilePart', 404, { path: { ...of('sheet', 'subtitle').path, subId: '$words.fileId' } }),
    call('learner', 'launchMyAsset', 200, { path: { assetId: '$pages.id' } }),
    call('learner', 'launchMyAsset', 200, { path: { assetId: '$sheet.id' } }),
  ]
}
