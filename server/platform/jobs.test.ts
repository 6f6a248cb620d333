import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { APP_ROLE } from './database-role.ts'
import { copyTemplate, type TestDatabase } from '../testing/cluster.ts'
import { newId } from './ids.ts'
import { createJobs, prepareJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

/** The queue in PostgreSQL, as the app's role, which may neither make nor change its tables. */

let database: TestDatabase
const started: Jobs[] = []
const log: string[] = []

beforeAll(async () => {
  database = await copyTemplate(inject('databaseAdmin'), `t_${newId().replaceAll('-', '')}`)
  await prepareJobs(database.owner, APP_ROLE)
  await prepareJobs(database.owner, APP_ROLE)
})
afterAll(async () => {
  for (const jobs of started) await jobs.stop()
})

async function queue(): Promise<Jobs> {
  const jobs = createJobs(database.app, createLog('warn', { write: (line) => log.push(line) }))
  started.push(jobs)
  await jobs.start()
  return jobs
}

const file = (fileId: string) => ({ domainId: 1, fileId })

/** Waits until what is asked holds. @throws after 20 seconds */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); await wait(20))
    if (Date.now() > end) throw new Error('It never came.')
}

test('does what is sent soon, several at a time, and one that fails does not hold up the others', async () => {
  const jobs = await queue()
  const done: string[] = []
  await jobs.work('process-file', async ({ fileId }) => {
    if (fileId === 'bad' && !done.includes('bad')) {
      done.push('bad')
      throw new Error('broken')
    }
    done.push(fileId)
  })
  const began = Date.now()
  for (const id of ['bad', 'a', 'b', 'c', 'd', 'e']) await jobs.send('process-file', file(id))
  await until(() => ['a', 'b', 'c', 'd', 'e'].every((id) => done.includes(id)))
  expect(Date.now() - began).toBeLessThan(3_000)
  expect(log.join('')).toContain('broken')
  await jobs.stop()
})

test('takes no second piece of what takes long while one waits or is done, one at a time', async () => {
  const jobs = await queue()
  const begun: string[] = []
  const ends: (() => void)[] = []
  await jobs.work('convert-file', ({ fileId }) => {
    begun.push(fileId)
    return new Promise((resolve) => ends.push(resolve))
  })
  for (const id of ['a', 'a', 'b']) await jobs.send('convert-file', file(id))
  await until(() => begun.length === 1)
  await jobs.send('convert-file', file('a'))
  ends[0]!()
  await until(() => begun.length === 2)
  expect(begun).toEqual(['a', 'b'])
  await jobs.send('convert-file', file('a'))
  ends[1]!()
  await until(() => begun.length === 3)
  expect(begun).toEqual(['a', 'b', 'a'])
  ends[2]!()
  await jobs.stop()
})

test('gives the work of a worker that was killed to the next one', async () => {
  const killed = await queue()
  const taken: number[] = []
  await killed.work('send-mails', ({ domainId }) => {
    taken.push(domainId)
    // Never ends, as far as the queue can tell.
    return new Promise(() => undefined)
  })
  await killed.send('send-mails', { domainId: 7 })
  await until(() => taken.length === 1)
  await killed.stop()
  await makeLate()
  const next = await queue()
  await next.work('send-mails', async ({ domainId }) => void taken.push(domainId))
  await until(() => taken.length === 2)
  expect(taken).toEqual([7, 7])
}, 30_000)

/** A killed worker sends no heartbeat; ten seconds of that are made here at once, and so is the wait for the next try. */
async function makeLate(): Promise<void> {
  const client = new pg.Client(database.owner)
  await client.connect()
  await client.query(
    "update pgboss.job set state = 'active', started_on = now(), completed_on = null, heartbeat_on = now() - interval '1 minute', start_after = now() where name = 'send-mails'",
  )
  await client.end()
}
