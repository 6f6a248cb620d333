import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAddress } from '../../server/platform/database-address.ts'
import { buildSamplePackages } from '../demo/content/build-packages.ts'
import { must, signIn } from '../hub/client.ts'
import { uploadFile } from '../hub/upload.ts'

/** How long commits take while a whole company takes one course at once, and what is left of them in the database. */

const LEARNERS = 200
const SECONDS = 15
/** Not counted: statements are prepared, and the pages of the tables come into memory. */
const WARM_UP_SECONDS = 3
/** What a course writes down of itself, in characters; those that pack their state write as much with each page. */
const STATE_LENGTH = 4_000

interface Storm {
  /** Of a commit, from when the course made it, in ms. */
  p99: number
  median: number
  /** Commits that were answered in a second. */
  rate: number
  /** Of all rows of one attempt, with what happened in it. */
  bytesEach: number
}

interface Learner {
  headers: Record<string, string>
  url: string
  launchId: string
  activityId: string
}

/** Lets 200 learners commit once a second each, every one at moments of their own. */
export async function commitStorm(
  address: DatabaseAddress,
  admin: { origin: string; email: string; password: string },
): Promise<Storm> {
  const assetId = await addCourse(admin)
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query("select set_config('app.domain_id', '1', false)")
    const cookies = await sessionsOf(client)
    const learners = await Promise.all(cookies.map((cookie) => launch(admin.origin, assetId, cookie)))
    const times: number[] = []
    await Promise.all(learners.map((learner) => take(learner, times)))
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
    return {
      p99: at(0.99),
      median: at(0.5),
      rate: times.length / (SECONDS - WARM_UP_SECONDS),
      bytesEach: await bytesOf(client, assetId),
    }
  } finally {
    await client.end()
  }
}

async function addCourse({ origin, email, password }: { origin: string; email: string; password: string }) {
  const author = await signIn(origin, email, password)
  const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'))
  try {
    await buildSamplePackages(folder)
    const fileId = await uploadFile(author, join(folder, 'learning-together-scorm-2004.zip'), { type: 'asset' })
    const body = { type: 'scorm' as const, name: 'Taken by all', fileId, published: true }
    return must(await author.api.POST('/assets/', { body })).id
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Signs learners in past their passwords, of which so many would take longer than the storm. @returns their cookies */
async function sessionsOf(client: pg.Client): Promise<string[]> {
  const secrets = Array.from({ length: LEARNERS }, () => randomBytes(32).toString('base64url'))
  const hashes = secrets.map((secret) => createHash('sha256').update(secret).digest())
  await client.query(
    `insert into session (domain_id, id, member_id, token_hash, password_version, access_version, session_version, created_at, last_seen_at, expires_at)
     select 1, gen_random_uuid(), member.id, given.hash, account.password_version, member.access_version, account.session_version, now(), now(), now() + interval '1 hour'
     from unnest($1::bytea[]) with ordinality given (hash, nth)
     join member on member.domain_id = 1 and member.email = 'bench' || given.nth || '@hub.example'
     join account on account.id = member.account_id`,
    [hashes],
  )
  return secrets.map((secret) => `hub_sid=${secret}`)
}

async function launch(origin: string, assetId: string, cookie: string): Promise<Learner> {
  const headers = { cookie, origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/me/assets/${assetId}/launch`, { method: 'POST', headers })
  if (!answer.ok) throw new Error(`The course could not be launched: ${await answer.text()}`)
  const { attempt, course } = (await answer.json()) as {
    attempt: { id: string; launchId: string }
    course: { activities: { id: string; url: string | null }[] }
  }
  return {
    headers,
    url: `${origin}/api/me/assets/${assetId}/attempts/${attempt.id}`,
    launchId: attempt.launchId,
    activityId: course.activities.find(({ url }) => url !== null)!.id,
  }
}

/** A commit is late from the moment at which the course made it, also where the one before it was not answered yet. */
async function take(learner: Learner, times: number[]): Promise<void> {
  const began = performance.now() + Math.random() * 1000
  for (let second = 0; second < SECONDS; second += 1) {
    const due = began + second * 1000
    await wait(Math.max(0, due - performance.now()))
    await commit(learner, second + 1)
    if (second >= WARM_UP_SECONDS) times.push(performance.now() - due)
  }
}

async function commit({ headers, url, launchId, activityId }: Learner, sequence: number): Promise<void> {
  const values = {
    'cmi.location': String(sequence),
    'cmi.completion_status': 'incomplete',
    'cmi.suspend_data': randomBytes((STATE_LENGTH * 3) / 4).toString('base64'),
  }
  const entries = ['cmi.location', 'cmi.suspend_data'].map((element, index) => ({
    number: sequence * 2 - 1 + index,
    at: sequence * 1000,
    kind: 'set',
    element,
    value: values['cmi.location'],
    error: null,
  }))
  const state = { launchId, sequence, currentActivityId: activityId, activities: [{ activityId, values }], entries }
  const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(state) })
  if (!answer.ok) throw new Error(`A commit was refused: ${await answer.text()}`)
  await answer.arrayBuffer()
}

async function bytesOf(client: pg.Client, assetId: string): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `select avg(pg_column_size(attempt.*) + (select coalesce(sum(pg_column_size(session.*)), 0) from attempt_session session
       where session.domain_id = 1 and session.attempt_id = attempt.id)) as bytes
     from attempt where attempt.domain_id = 1 and attempt.content_id = $1`,
    [assetId],
  )
  return Number(rows[0]!.bytes)
}
