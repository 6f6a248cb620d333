import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newestBase } from '../../server/docs/build-files.ts'
import { serveDocs } from '../../server/docs/page-handlers.ts'
import { launchBrowser } from './harness.ts'

/** The reference of the whole contract, as the documentation's last build has it. */

const ROOT = join(import.meta.dirname, '../..')
const BUILDS = join(ROOT, 'docs/build')
/** Seconds that the page may compute until it is usable; it takes half of that. The clock would measure what runs beside it too. */
const MAX_COMPUTED = 5

let docs: FastifyInstance
let browser: Browser
let origin: string
let base: string
let page: Page
let faults: string[]

beforeAll(async () => {
  docs = Fastify()
  await docs.register(serveDocs, { buildDir: BUILDS })
  origin = await docs.listen({ port: 0, host: '127.0.0.1' })
  base = (await newestBase(BUILDS))!
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await docs.close()
})

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  page.setDefaultTimeout(30_000)
  faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`asked ${url.href}`)
  })
  return () => page.close()
})

const open = (operation: string) => page.goto(`${origin}${base}api/#/${operation}`, { waitUntil: 'commit' })
/** Redoc puts a link to the heading into it, which counts as a part of its name. */
const heading = (name: string) => page.getByRole('heading', { name }).first()

test('is usable soon, and asks nobody else for anything', async () => {
  const profiler = await page.context().newCDPSession(page)
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' })
  await open('playlists/listmyplaylists')
  await heading('List the playlists that you may see').waitFor()
  await page.getByText('Bringing people in', { exact: true }).first().click()
  await heading('Create accounts for people').waitFor()
  const { metrics } = await profiler.send('Performance.getMetrics')
  expect(metrics.find(({ name }) => name === 'ThreadTime')!.value).toBeLessThan(MAX_COMPUTED)
  expect(faults).toEqual([])
})

test('says in words who may call an operation', async () => {
  await open('playlists/listmyplaylists')
  await page.getByText('Who may call it: Members, for what they may see.').waitFor()
  await page.getByText('Rate class: read, 900 calls a minute for each person.').first().waitFor()
})

test('has a sample of a call beside it', async () => {
  await open('profile/getmyprofile')
  await page.getByText('curl --fail-with-body').first().waitFor()
})

test('is found by the name of an operation', async () => {
  await page.goto(`${origin}${base}`)
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.click()
  await search.fill('createMyApiToken')
  await page.getByRole('option').first().click()
  await page.waitForURL(/api\/#\/auth\/createmyapitoken$/)
  await heading('Create an API token').waitFor()
})

test('shows what the hub sends to others', async () => {
  await open('webhook-endpoints-admin/contentcompleted')
  await heading('A person completed content').waitFor()
})

test('marks what is not built yet, and nothing else', async () => {
  const notBuilt = JSON.parse(readFileSync(join(ROOT, 'generated/not-implemented.json'), 'utf8')) as string[]
  const answer = await fetch(`${origin}${base}reference.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Shown>> }
  const marked = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-badges'])
  expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual(notBuilt)
  for (const { tags, operationId, summary } of marked.slice(0, 1)) {
    await open(`${tags[0]}/${operationId.toLowerCase()}`)
    await heading(summary).waitFor()
    await page.getByText('Not built yet').first().waitFor()
  }
})

interface Shown {
  operationId: string
  summary: string
  tags: string[]
  'x-badges'?: object[]
}
