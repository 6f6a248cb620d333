import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Config } from './config.ts'
import { checkKey, type ByteRange, type Storage, type StoredFile } from './storage.ts'

/** Keeps files in a bucket of Amazon S3 or of anything that speaks its protocol. An object is there whole or not at all. */
export function s3Storage(config: S3Config): Storage {
  const client = new S3Client(clientOptions(config))
  const at = (key: string) => ({ Bucket: config.bucket, Key: checkKey(key) })
  const size = (key: string) =>
    unlessMissing(async () => (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0)

  async function get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const Range = range ? `bytes=${range.start}-${range.end}` : undefined
    return unlessMissing(async () => {
      const { Body, ContentLength, ContentRange } = await client.send(new GetObjectCommand({ ...at(key), Range }))
      return { size: Number(ContentRange?.split('/')[1] ?? ContentLength), stream: Body as Readable }
    })
  }

  return {
    place: `the bucket ${config.bucket}`,
    get,
    size,
    put: async (key, content) =>
      Buffer.isBuffer(content) ? putBuffer(client, at(key), content) : putStream(client, at(key), content),
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    async move(from, to) {
      const found = await size(from)
      if (found === null) return null
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: `${config.bucket}/${checkKey(from)}` }))
      await client.send(new DeleteObjectCommand(at(from)))
      return found
    },
    async *keys(folder) {
      const within = { Bucket: config.bucket, ...(folder && { Prefix: `${folder}/` }) }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, within))
        yield* Contents.flatMap(({ Key }) => Key ?? [])
    },
    // An object is there whole or not at all; a bucket ends uploads in parts by a rule of its own.
    cleanUp: async () => undefined,
    async local(key) {
      const found = await get(key)
      if (!found) throw new Error(`The store holds nothing under ${key}.`)
      return draftOf(found.stream)
    },
    presignPut: async (key, length, seconds) =>
      getSignedUrl(client, new PutObjectCommand({ ...at(key), ContentLength: length }), {
        expiresIn: seconds,
        // Signed, so that the store itself refuses a body of another length.
        signableHeaders: new Set(['host', 'content-length']),
      }),
  }
}

function clientOptions({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3ClientConfig {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Stores other than Amazon's do not know the checksums that the client would otherwise add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

type Place = { Bucket: string; Key: string }

async function putBuffer(client: S3Client, place: Place, content: Buffer): Promise<{ size: number; sha256: Buffer }> {
  await client.send(new PutObjectCommand({ ...place, Body: content, ContentLength: content.length }))
  return { size: content.length, sha256: createHash('sha256').update(content).digest() }
}

/** S3 must be told the length before the first byte, so the stream ends up in a temporary file before. */
async function putStream(client: S3Client, place: Place, content: Readable): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const draft = await draftOf(content, count)
  try {
    await client.send(new PutObjectCommand({ ...place, Body: createReadStream(draft.path), ContentLength: size }))
    return { size, sha256: hash.digest() }
  } finally {
    await draft.release()
  }
}

/** The stream as a temporary file. @throws what the stream throws; nothing is left behind then */
async function draftOf(
  content: Readable,
  ...steps: Transform[]
): Promise<{ path: string; release: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-file-'))
  const release = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  try {
    await pipeline([content, ...steps, createWriteStream(path)])
    return { path, release }
  } catch (error) {
    await release()
    throw error
  }
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
    if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return null
    throw error
  }
}
