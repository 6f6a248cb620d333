import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { connect, type Db } from '../../server/db/connect.ts'
import { appAddress } from '../../server/db/open.ts'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { readConfig } from '../../server/platform/config.ts'
import { must, signIn, type Hub } from '../hub/client.ts'
import { makePlace } from '../hub/place.ts'
import { startHub } from '../hub/process.ts'
import { uploadBytes } from '../hub/upload.ts'

/** A hub is killed again and again while it removes what was deleted 30 days ago: each piece is whole or gone. */

const ROUNDS = 5
const PIECES = 120
const place = await makePlace()
const env = { ...place.env, RATE_LIMITS: 'off' }

afterAll(() => place.remove())

/** Makes an asset of a file of its own with a comment, and deletes it. @returns its id */
async function deletedAsset(hub: Hub, nth: number): Promise<string> {
  const bytes = new Blob([`%PDF-1.4\n${nth}\n%%EOF\n`])
  const fileId = await uploadBytes(hub, bytes, { filename: 'piece.pdf', type: 'asset' })
  const body = { type: 'upload', name: `Piece ${nth}`, fileId, published: true } as const
  const { id } = must(await hub.api.POST('/assets/', { body }))
  const path = { contentId: id }
  must(await hub.api.POST('/me/content/{contentId}/comments/', { params: { path }, body: { message: 'Well said' } }))
  must(await hub.api.DELETE('/assets/{assetId}', { params: { path: { assetId: id } } }))
  return id
}

interface Piece {
  isRemoved: boolean
  hasFile: boolean
  hasComment: boolean
}

async function piecesOf(db: Db, ids: readonly string[]): Promise<Piece[]> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .leftJoin('comment', 'comment.content_id', 'content.id')
    .select(['content.removed_at as removedAt', 'asset.file_id as fileId', 'comment.id as commentId'])
    .where('content.id', 'in', [...ids])
    .execute()
  return rows.map(({ removedAt, fileId, commentId }) => ({
    isRemoved: removedAt !== null,
    hasFile: fileId !== null,
    hasComment: commentId !== null,
  }))
}

const isWhole = ({ isRemoved, hasFile, hasComment }: Piece) => hasFile === !isRemoved && hasComment === !isRemoved

test('removes each piece of deleted content whole, however often it is killed', { timeout: 300_000 }, async () => {
  const databases = connect(appAddress(readConfig({ ...process.env, ...env })), {
    poolSize: 1,
    transactionPooler: false,
  })
  const db = databases.forHub(1)
  let running = await startHub(env)
  const admin = await signIn(running.origin, demoAccounts.find(({ role }) => role === 'admin')!.email, DEMO_PASSWORD)
  const ids: string[] = []
  for (let nth = 0; nth < PIECES; nth += 1) ids.push(await deletedAsset(admin, nth))
  const files = await db
    .selectFrom('asset')
    .innerJoin('file', 'file.id', 'asset.file_id')
    .select('file.storage_key')
    .execute()
  const keys = files.map(({ storage_key: key }) => join(place.dataDir, 'files', key!))
  expect(keys.every((key) => existsSync(key))).toBe(true)
  // As if 31 days had passed; the hub looks when it starts and an hour later.
  const old = new Date(Date.now() - 31 * 86_400_000)
  await db.updateTable('content').set({ deleted_at: old }).where('id', 'in', ids).execute()
  const removedCount = async () => (await piecesOf(db, ids)).filter(({ isRemoved }) => isRemoved).length
  const seen: number[] = []
  await running.stop()
  for (let round = 0; round < ROUNDS; round += 1) {
    running = await startHub(env)
    const before = seen.at(-1) ?? 0
    await expect.poll(removedCount, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before)
    await wait(Math.random() * 60)
    await running.kill()
    const pieces = await piecesOf(db, ids)
    expect(pieces.every(isWhole)).toBe(true)
    seen.push(pieces.filter(({ isRemoved }) => isRemoved).length)
  }
  running = await startHub(env)
  try {
    await expect.poll(removedCount, { timeout: 60_000, interval: 100 }).toBe(PIECES)
    expect((await piecesOf(db, ids)).every(isWhole)).toBe(true)
    // Bytes whose removal a kill forestalled go with the sweep of the next start.
    await expect.poll(() => keys.filter((key) => existsSync(key)).length, { timeout: 60_000 }).toBe(0)
    // At least one kill came in the middle.
    expect(seen.some((count) => count < PIECES)).toBe(true)
    console.log(`${ROUNDS} kills at ${seen.join(', ')} of ${PIECES} pieces`)
  } finally {
    await running.stop()
    await databases.close()
  }
})
