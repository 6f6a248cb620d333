import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildApp } from './app.ts'
import { handlers } from './handlers.ts'
import { APP_ROLE } from './platform/database-role.ts'
import { newId } from './platform/ids.ts'
import { prepareJobs } from './platform/jobs.ts'
import { testHub, type TestHub } from './testing/app.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
  await prepareJobs(hub.database.owner, APP_ROLE)
})
afterAll(() => hub.close())

const metrics = async () => (await hub.app.inject('/metrics')).body

test('tells of queue, mails, jobs, files, what is kept in memory, and of the build', async () => {
  const { db } = await hub.hubCall()
  const ago = new Date(hub.context.now().getTime() - 600_000)
  const mail = { effect_key: newId(), to_address: 'a@b.example', to_name: '', subject: '', body_text: '' }
  await db
    .insertInto('outbox_mail')
    .values({ ...mail, id: newId(), resend_if_uncertain: true, state: 'queued', next_attempt_at: ago, created_at: ago })
    .execute()
  await (await hub.person()).get('/me/profile')
  const said = await metrics()
  expect(said).toMatch(/^hub_waiting_mails\{hub="1"\} 1$/m)
  expect(Number(/^hub_mail_lateness_seconds\{hub="1"\} (\S+)$/m.exec(said)![1])).toBeCloseTo(600, -2)
  expect(said).toMatch(/^hub_open_jobs\{hub="1"\} 0$/m)
  expect(said).toMatch(/^hub_file_bytes\{hub="1"\} 0$/m)
  expect(said).toMatch(/^hub_build_info\{version="[\d.]+",node="v24[^"]*",migration="\d{4}_\w+"\} 1$/m)
  expect(said).toMatch(/^hub_cache_total\{cache="identities",result="miss"\} [1-9]/m)
  expect(said).toMatch(/^hub_watch_up 1$/m)
})

test('the database is not asked with each reading, and the rest is told without it', async () => {
  const app = await buildApp(
    { ...hub.context, databases: { ...hub.context.databases, shared: null as never } },
    handlers,
  )
  const { statusCode, body } = await app.inject('/metrics')
  await app.close()
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^hub_watch_up 0$/m)
  expect(body).toMatch(/^hub_database_connections/m)
})

test('the rules and the dashboard for operators ask for metrics that there are', async () => {
  const said = await metrics()
  const there = new Set([...said.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!))
  const known = (name: string) => there.has(name) || there.has(name.replace(/_(bucket|count|sum)$/, ''))
  const alerts = readFileSync(join(DEPLOY, 'prometheus/alerts.yml'), 'utf8')
  const { groups } = parse(alerts) as { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] }
  const dashboard = JSON.parse(readFileSync(join(DEPLOY, 'grafana/learning-hub.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expr) => expr.match(/\b(?:hub|nodejs|process)_\w+/g) ?? [])
  expect(asked.length).toBeGreaterThan(25)
  expect([...new Set(asked)].filter((name) => !known(name))).toEqual([])
  for (const { alert, annotations } of rules)
    expect([alert, Object.keys(annotations)]).toEqual([alert, ['summary', 'what_to_do']])
})
