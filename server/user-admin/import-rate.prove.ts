import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindProcessing, upload } from '../files/upload-fixtures.ts'
import { registerMassJobs } from '../jobs/jobs.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { analyze } from '../testing/cluster.ts'

/**
 * How quick an import of many people is, for the first time and with changes. The product asks for 2,000 rows a second beyond
 * the mails, of the 100,000 rows that a file may have. With ROWS=100000 it is that import; by default it is a fifth of it.
 *
 * It fails where an import does fewer than 2,000 rows a second and takes three times as long as PostgreSQL needs for the same
 * rows without a hub. Fewer rows alone do not fail it: a machine that is slow or busy does fewer, whatever the hub does. Whether
 * the hub does 2,000 on a given machine, the lines say that it prints.
 */

const ROWS = Number(process.env['ROWS'] ?? 20_000)
/** As the product asks for, beyond the mails. */
const ROWS_PER_SECOND = 2_000
/** How much longer than the plain rows an import may take where it does fewer. */
const TIMES_PLAIN = 3

let hub: TestHub
let admin: Somebody
let end: () => void

beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  end = await registerMassJobs(hub.context)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'user_read', 'settings_write'] })
  for (const name of ['Sales', 'Service']) await admin.post('/teams/', { name })
})
afterAll(async () => {
  end()
  await hub.close()
})

const HEADER =
  'email,first_name,last_name,department,city,country,jobTitle,startDate,employeeId,manager-email,Shoe size,teams'

const lineOf = (nth: number, department: string) =>
  [
    `person${nth}@many.example,First${nth % 997},Last${nth},${department},City ${nth % 50},Here,Job ${nth % 200}`,
    `2026-01-${String((nth % 28) + 1).padStart(2, '0')},E${nth},boss${nth % 500}@many.example,${36 + (nth % 10)}`,
    nth % 2 ? 'Sales' : 'Service',
  ].join(',')

const fileOf = (rows: number, department: (nth: number) => string) =>
  Buffer.from([HEADER, ...Array.from({ length: rows }, (_, nth) => lineOf(nth, department(nth)))].join('\n'))

async function timed<T>(label: string, work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const begun = performance.now()
  const result = await work()
  const seconds = (performance.now() - begun) / 1000
  const { rss } = process.memoryUsage()
  console.log(`${label}: ${seconds.toFixed(1)} s, ${Math.round(rss / 2 ** 20)} MiB`)
  return { result, seconds }
}

async function run(label: string, bytes: Buffer): Promise<{ counts: Record<string, number>; seconds: number }> {
  const { result: fileId } = await timed(`${label}, file`, () =>
    upload(admin, 'people.csv', bytes, { type: 'userImport' }),
  )
  const { result: preview } = await timed(`${label}, preview`, () =>
    admin.post('/users/imports/preview?limit=1', { fileId, missing: 'list' }),
  )
  expect(preview.status, JSON.stringify(preview.body)).toBe(200)
  const { previewToken } = preview.body
  const { jobs } = hub.context
  hub.context.jobs = { ...jobs, send: async () => {} }
  const { result: begun } = await timed(`${label}, begin`, () =>
    admin.post('/users/imports', { fileId, missing: 'list', previewToken }),
  )
  hub.context.jobs = jobs
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  const { seconds } = await timed(`${label}, job`, () => jobs.send('run-job', { domainId: 1, jobId: begun.body.id }))
  const { body } = await admin.get(`/jobs/${begun.body.id}`)
  console.log(`${label}: ${body.doneCount} people, ${Math.round(body.doneCount / seconds)} a second`)
  return { counts: { done: body.doneCount, failed: body.failedCount }, seconds }
}

/** The rows that an import makes of people, in the order of what they point to. */
const COPIES = [
  `insert into member (domain_id, id, email, first_name, last_name, kept_name, created_at, start_date, employee_id, manager_email)
    select domain_id, new_id, 'plain.' || email, first_name, last_name, kept_name, created_at, start_date, employee_id, manager_email
    from member join copied using (id)`,
  `insert into member_word select domain_id, word, new_id from member_word join copied on id = member_id`,
  `insert into member_fact select domain_id, new_id, fact, value, source, updated_at, compared from member_fact join copied on id = member_id`,
  `insert into custom_field_value select domain_id, new_id, field_id, value, updated_at
    from custom_field_value join copied on id = member_id`,
  `insert into team_member select domain_id, team_id, new_id, role, joined_at, by_rules
    from team_member join copied on id = member_id`,
  `insert into activity (domain_id, occurred_at, id, type, member_id, actor_id, object_type, object_id, details)
    select domain_id, occurred_at, gen_random_uuid(), type, new_id, actor_id, object_type, object_id, details
    from activity join copied on copied.id = member_id`,
  `insert into audit_entry select domain_id, gen_random_uuid(), actor_id, action, object_type, new_id, object_name, details, request_id, created_at
    from audit_entry join copied on copied.id = object_id`,
]

/** How long the same rows take once more, in one statement for each table, with its indexes and keys. They are taken back. */
async function plainSeconds(): Promise<number> {
  const client = new pg.Client(hub.database.app)
  await client.connect()
  await client.query("select set_config('app.domain_id', '1', false)")
  await client.query('begin')
  await client.query(`create temporary table copied as
    select id, gen_random_uuid() as new_id from member where employee_id is not null`)
  await client.query('analyze copied')
  const { seconds } = await timed('the plain rows', async () => {
    for (const text of COPIES) await client.query(text)
  })
  const { rows } = await client.query('select count(*)::int as count from copied')
  await client.query('rollback')
  await client.end()
  return (seconds / rows[0].count) * ROWS
}

test(
  'an import does 2,000 rows a second, or takes less than three times as long as the plain rows',
  { timeout: 600_000 },
  async () => {
    await admin.post('/customFields/', { label: 'Shoe size', type: 'number' })
    // A hub that has some people already, so that PostgreSQL knows what its tables hold.
    await run(
      'the first',
      fileOf(ROWS / 10, () => 'Sales'),
    )
    await analyze(hub.database)
    const added = await run(
      'new people',
      fileOf(ROWS, () => 'Sales'),
    )
    expect(added.counts).toEqual({ done: ROWS - ROWS / 10, failed: 0 })
    await analyze(hub.database)
    const plain = await plainSeconds()
    const some = await run(
      'every tenth changed',
      fileOf(ROWS, (nth) => (nth % 10 ? 'Sales' : 'Service')),
    )
    expect(some.counts).toEqual({ done: ROWS / 10, failed: 0 })
    const changed = await run(
      'all changed',
      fileOf(ROWS, () => 'Support'),
    )
    expect(changed.counts).toEqual({ done: ROWS, failed: 0 })
    for (const { counts, seconds } of [added, changed]) {
      const times = ((seconds / counts['done']!) * ROWS) / plain
      console.log(`${times.toFixed(1)} times as long as the plain rows`)
      if (counts['done']! / seconds < ROWS_PER_SECOND) expect(times).toBeLessThan(TIMES_PLAIN)
    }
  },
)
