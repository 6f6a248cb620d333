import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { must, signIn, type Hub } from './client.ts'
import { databaseProcesses } from './database-processes.ts'
import { makePlace } from './place.ts'
import { startHub, type RunningHub } from './process.ts'

/** What a hub does whose disk is full, and whose database is frozen; both end, and it goes on by itself. */

const SIZE = 8 * 1024 * 1024
const { dataDir, env, remove } = await makePlace()
const files = join(dataDir, 'files')
let running: RunningHub
let admin: Hub
let whyNoDisk: string | null

beforeAll(async () => {
  whyNoDisk = mountSmallDisk()
  running = await startHub(env)
  admin = await signIn(running.origin, demoAccounts.find(({ role }) => role === 'admin')!.email, DEMO_PASSWORD)
})
afterAll(async () => {
  await running.stop()
  if (!whyNoDisk) execFileSync('umount', [files])
  remove()
})

/** @returns why there is none */
function mountSmallDisk(): string | null {
  mkdirSync(files)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0700`, 'tmpfs', files], { stdio: 'pipe' })
    return null
  } catch (error) {
    return `NOT RUN: a small disk cannot be mounted here, so a full one is not tested: ${(error as Error).message}`
  }
}

async function announce(size: number) {
  const body = { filename: 'noise.pdf', contentType: 'application/pdf', size, type: 'asset' as const }
  return must(await admin.api.POST('/files/policy', { body }))
}

async function send(policy: { uploadUrl: string; uploadHeaders: Record<string, string> }, bytes: Buffer) {
  const url = new URL(policy.uploadUrl, running.origin)
  const answer = await fetch(url, { method: 'PUT', headers: policy.uploadHeaders, body: new Uint8Array(bytes) })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as { code: string; detail: string } | null }
}

const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, 'x')])

test('a full disk: an upload is answered 507 with a sentence, nothing of it stays, and it goes through once there is room', async ({
  skip,
}) => {
  if (whyNoDisk) console.log(whyNoDisk)
  skip(whyNoDisk !== null, whyNoDisk ?? '')
  const kept = await announce(1_000_000)
  expect((await send(kept, pdf(1_000_000))).status).toBe(204)
  const { bavail, bsize } = statfsSync(files)
  const filler = join(files, 'of-somebody-else')
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 500_000))
  const refused = await announce(2_000_000)
  const before = statfsSync(files).bavail
  for (const _ of [1, 2]) {
    const { status, body } = await send(refused, pdf(2_000_000))
    expect([status, body?.code]).toEqual([507, 'disk-full'])
    expect(body?.detail).toMatch(/no room left on its disk/)
  }
  expect(statfsSync(files).bavail).toBe(before)
  expect(readdirSync(files, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([])
  must(await admin.api.POST('/playlists/', { body: { name: 'Made while the disk was full' } }))
  rmSync(filler)
  expect((await send(refused, pdf(2_000_000))).status).toBe(204)
  must(await admin.api.POST('/files/new', { body: { uploadToken: refused.uploadToken } }))
  must(await admin.api.POST('/files/new', { body: { uploadToken: kept.uploadToken } }))
})

test('a frozen database: calls are answered 503 within two seconds, and it goes on once the database does', async () => {
  const processes = databaseProcesses(dataDir)
  expect(processes.length).toBeGreaterThan(3)
  const slowest: number[] = []
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  try {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        [
          '/api/me/profile',
          '/api/me/playlists/',
          '/api/hub',
          '/health/ready',
          ...Array.from({ length: 20 }, () => '/api/topics/'),
        ].map(timed),
      )
      slowest.push(Math.max(...answers.map(({ ms }) => ms)))
      // What is known for a second may still be told.
      expect(answers.filter(({ status }) => ![503, 200, 401].includes(status))).toEqual([])
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(round)
    }
    expect((await timed('/health/live')).status).toBe(200)
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT')
  }
  expect(Math.max(...slowest)).toBeLessThan(2_000)
  const began = Date.now()
  await expect.poll(async () => (await timed('/health/ready')).status, { timeout: 10_000 }).toBe(200)
  must(await admin.api.POST('/playlists/', { body: { name: 'Made after it was frozen' } }))
  console.log(
    `Frozen: the slowest answers of three rounds took ${slowest.join(', ')} ms; back after ${Date.now() - began} ms`,
  )
})

async function timed(path: string): Promise<{ status: number; ms: number }> {
  const began = Date.now()
  const { status } = await fetch(`${running.origin}${path}`, { headers: { cookie: admin.cookie() } })
  return { status, ms: Date.now() - began }
}
