import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../server/db/connect.ts'
import type { JobKindName } from '../../server/job-kind.ts'
import { must, type Schemas } from '../hub/client.ts'
import { hubToKill, type HubToKill } from './hub-to-kill.ts'
import { FIRST_BATCH, killCases, prepare, prepareTeams, type KillCase, type World } from './job-cases.ts'

/** A hub is killed in the middle of each kind of job, and started again: all is done, and once. */

let db: Db
let killed: HubToKill
let world: World

beforeAll(async () => {
  killed = await hubToKill(4)
  const { hub } = killed
  db = killed.db
  const teamIds = { accepted: '', applied: '' }
  world = { hub, db, people: [], teamIds, ...(await prepare({ hub, db })) }
}, 120_000)
afterAll(() => killed.remove(), 60_000)

async function openJobOf(kind: JobKindName): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from job where kind = ${kind} and ended_at is null`.execute(db)
  return rows[0]?.id ?? null
}

/** Otherwise the database ends what says nothing for ten seconds, which a busy machine takes to come that far. */
const waitsWithoutEnd = (db: Db) => sql`set local idle_in_transaction_session_timeout = 0`.execute(db)

/** Holds what the work comes to late: the word about its last thing, or the news that a file is ready. */
async function hold(holder: Db, { stopsAt }: KillCase, jobId: string): Promise<number> {
  if (stopsAt === 'news') await sql`lock table notification in exclusive mode`.execute(holder)
  else if (stopsAt === 'mails') await sql`lock table outbox_mail in exclusive mode`.execute(holder)
  else
    await sql`
      select from job_item where job_id = ${jobId}
        and place = (select max(place) from job_item where job_id = ${jobId}) for update`.execute(holder)
  return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder)).rows[0]!.pid
}

async function isHeldUp(by: number): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where ${by}::int = any(pg_blocking_pids(pid))`.execute(db)
  return rows.length > 0
}

async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(5)) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`It took more than 30 s until ${what}.`)
}

/** Never waits with the lock of one part of the table, which a hub at work would wait for with that of another. */
const shutQueue = (gate: Db) =>
  sql`
    do $$ begin
      loop
        begin
          lock table pgboss.job in exclusive mode nowait;
          exit;
        exception when lock_not_available then
          perform pg_sleep(0.01);
        end;
      end loop;
    end $$`.execute(gate)

/** Begins a job while the queue is shut, so that what it comes to late can be held before anybody works at it, and kills the hub there. */
async function killedIn(kind: JobKindName, one: KillCase): Promise<Schemas['Job']> {
  const begin = await one.ready(world)
  return db.transaction().execute(async (holder) => {
    await waitsWithoutEnd(holder)
    const { beginning, pid } = await db.transaction().execute(async (gate) => {
      await waitsWithoutEnd(gate)
      await shutQueue(gate)
      const beginning = begin()
      const jobId = await Promise.race([
        until(`the job ${kind} is written down`, () => openJobOf(kind)),
        // A refusal is said at once.
        beginning.then(({ id }) => id),
      ])
      return { beginning, pid: await hold(holder, one, jobId) }
    })
    const job = await beginning
    await until(`${kind} is in its middle`, () => isHeldUp(pid))
    await killed.kill()
    return job
  })
}

/** How far a job was when the hub was killed. */
async function doneOf({ id }: Schemas['Job']): Promise<number> {
  const { rows } = await sql<{ done: number }>`select done_count as done from job where id = ${id}`.execute(db)
  return rows[0]!.done
}

const jobOf = async (jobId: string) => must(await world.hub.api.GET('/jobs/{jobId}', { params: { path: { jobId } } }))

async function seeEffects(kinds: JobKindName[], begun: Map<JobKindName, Schemas['Job']>): Promise<void> {
  const effects = await Promise.all(
    kinds.map(async (kind) => [kind, ...(await killCases[kind].effect(world, begun.get(kind)!))] as const),
  )
  expect(effects.map(([kind, is]) => [kind, is])).toEqual(effects.map(([kind, , mustBe]) => [kind, mustBe]))
}

test('each kind of job has one effect where the hub is killed in its middle', { timeout: 900_000 }, async () => {
  const begun = new Map<JobKindName, Schemas['Job']>()
  for (const [name, one] of Object.entries(killCases)) {
    const kind = name as JobKindName
    const job = await killedIn(kind, one)
    begun.set(kind, job)
    const done = await doneOf(job)
    console.log(`${kind}: killed at ${done} of ${job.total}`)
    expect(done).toBeLessThan(job.total)
    const written = (await one.written?.(world)) ?? []
    if (one.written) expect([written.length, done]).toEqual([done, FIRST_BATCH])
    await killed.start()
    if (kind !== 'createUserImport') continue
    await expect.poll(async () => (await jobOf(job.id)).state, { timeout: 120_000, interval: 200 }).toBe('succeeded')
    expect(await one.written!(world)).toEqual(expect.arrayContaining(written))
    await seeEffects([kind], begun)
    world = { ...world, ...(await prepareTeams(world)) }
  }
  for (const [kind, { id }] of begun) {
    await expect.poll(async () => (await jobOf(id)).endedTime, { timeout: 300_000, interval: 500 }).not.toBeNull()
    const { state, doneCount, total } = await jobOf(id)
    expect([kind, state, doneCount]).toEqual([kind, 'succeeded', total])
  }
  // Only when all have ended: the last of them takes one person out of the effects of the others.
  await seeEffects(
    [...begun.keys()].filter((kind) => kind !== 'createUserImport'),
    begun,
  )
})
