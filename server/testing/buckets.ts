import { createRequire } from 'node:module'
import type { S3Config } from '../platform/config.ts'
import { freePort } from './cluster.ts'

// It comes without types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => {
  run(): Promise<unknown>
  close(): Promise<void>
}
const BUCKET = 'hub-files'

/** A store that speaks the protocol of S3 on this machine, with one bucket. */
export async function startBuckets(directory: string): Promise<{ s3: S3Config; close: () => Promise<void> }> {
  const port = await freePort()
  const buckets = [{ name: BUCKET }]
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets })
  await server.run()
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    s3: { bucket: BUCKET, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...key },
    close: () => server.close(),
  }
}
