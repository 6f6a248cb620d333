import { call, type Browser, type Step } from './scenario.ts'
import { samples } from './samples.ts'

/** Announces one of the samples, sends it and finishes. The policy is kept under the name, so `$name.fileId` is the file. */
export function sent(who: Browser, keep: string, filename: keyof typeof samples, about: object = {}): Step[] {
  const bytes = samples[filename]
  const policy = { filename, contentType: 'application/octet-stream', size: bytes.length, type: 'asset', ...about }
  return [
    call(who, 'createUploadPolicy', 201, { body: policy, keep }),
    call('nobody', 'uploadFile', 204, { path: { uploadToken: `$${keep}.uploadToken` }, body: bytes }),
    call(who, 'finishUpload', 201, { body: { uploadToken: `$${keep}.uploadToken` } }),
  ]
}

/** The same, until the file is ready. */
export function uploaded(who: Browser, keep: string, filename: keyof typeof samples, about: object = {}): Step[] {
  return [...sent(who, keep, filename, about), { kind: 'files are prepared' }]
}
