import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { parsePlayerMessage, type Attempt, type AttemptSnapshot, type Course } from '../bridge.ts'
import { startMessage } from './courses.ts'
import { bodyOf, serve, type TestServer } from './serve.ts'

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export type Rig = {
  browser: Browser
  hub: TestServer
  content: TestServer
  /** Files of the package, by path under /package/. */
  files: Map<string, string | Buffer>
  /** What reached the two servers, oldest first. */
  saves: AttemptSnapshot[]
  beacons: AttemptSnapshot[]
  /** Status that the hub answers to a save. */
  saveStatus: number
  /** Opens the hub's page on a course; the attempt goes on from `attempt`. */
  open: (course: Course, attempt?: Partial<Attempt>) => Promise<Page>
  /** The newest snapshot that either server has. */
  newest: () => AttemptSnapshot
  reset: () => void
  close: () => Promise<void>
}

/** Builds the player and a small hub page, serves each on an origin of its own, and starts Chromium. */
export async function startRig(): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'course-player-'))
  await buildPages(folder)
  const page = await readFile(join(folder, 'player/index.html'), 'utf8')
  let start = startMessage({ version: '1.2', title: 'None', activities: [], sequencing: null })

  const hub = await serve(async (request, response, path) => {
    if (path === '/') return sendFile(response, join(folder, 'hub/hub.html'))
    if (path === '/saves') return receive(rig.saves, await bodyOf(request), response, rig.saveStatus)
    if (path !== '/launch') return sendFile(response, join(folder, 'hub', path))
    const playerUrl = `${content.origin}/player/token`
    response.end(JSON.stringify({ playerUrl, contentOrigin: content.origin, start }))
  })
  const content = await serve(async (request, response, path) => {
    if (path.startsWith('/player-assets/')) return sendFile(response, join(folder, 'player', path.slice(15)))
    if (path === '/attempts/token') return receive(rig.beacons, await bodyOf(request), response, 204)
    const html = page.replace('%HUB_ORIGIN%', hub.origin).replace('%FLUSH_URL%', '/attempts/token')
    const file = path === '/player/token' ? html : rig.files.get(decodeURIComponent(path.slice(9)))
    response
      .writeHead(file === undefined ? 404 : 200, { 'content-type': types[extname(path) || '.html'] ?? '' })
      .end(file)
  })
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags })

  const rig: Rig = {
    browser,
    hub,
    content,
    files: new Map(),
    saves: [],
    beacons: [],
    saveStatus: 204,
    newest: () => newestOf([...rig.saves, ...rig.beacons]),
    reset() {
      rig.files.clear()
      rig.saves.length = 0
      rig.beacons.length = 0
      rig.saveStatus = 204
    },
    async open(course, attempt = {}) {
      start = { ...startMessage(course), attempt: { ...startMessage(course).attempt, ...attempt } }
      // A context of its own, which outlives the page: what a closed tab sends must still get through.
      const opened = await (await browser.newContext()).newPage()
      await opened.goto(hub.origin)
      return opened
    },
    async close() {
      await browser.close()
      await Promise.all([hub.close(), content.close()])
      await rm(folder, { recursive: true })
    },
  }
  return rig
}

async function buildPages(folder: string): Promise<void> {
  const player = join(import.meta.dirname, '..')
  const quiet = { logLevel: 'warn', mode: 'production' } as const
  await build({ ...quiet, configFile: join(player, 'vite.config.ts'), build: { outDir: join(folder, 'player') } })
  await build({
    ...quiet,
    configFile: false,
    root: import.meta.dirname,
    build: {
      outDir: join(folder, 'hub'),
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { input: join(import.meta.dirname, 'hub.html') },
    },
  })
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const content = await readFile(path).catch(() => null)
  response.writeHead(content ? 200 : 404, { 'content-type': types[extname(path)] ?? '' }).end(content)
}

// What arrives has to keep to the same schema as a message.
function receive(into: AttemptSnapshot[], body: string, response: ServerResponse, status: number): void {
  const message = parsePlayerMessage({ type: 'save', snapshot: JSON.parse(body) })
  if (status === 204 && message?.type === 'save') into.push(message.snapshot)
  response.writeHead(message ? status : 400).end()
}

// As the server puts together what it is sent: later snapshots over earlier ones, the parts of one side by side.
function newestOf(snapshots: AttemptSnapshot[]): AttemptSnapshot {
  const stored = new Map<string, Record<string, string>>()
  const inOrder = snapshots.toSorted((one, other) => one.sequence - other.sequence)
  for (const { activities, isPart } of inOrder)
    for (const { activityId, values } of activities)
      stored.set(activityId, isPart ? { ...stored.get(activityId), ...values } : values)
  const activities = [...stored].map(([activityId, values]) => ({ activityId, values }))
  const last = inOrder.at(-1) ?? { launchId: 'launch-1', sequence: 0, currentActivityId: null }
  const { sequencing, outcome } = inOrder.findLast((each) => each.sequencing) ?? {}
  const rules = { ...(sequencing ? { sequencing } : {}), ...(outcome ? { outcome } : {}) }
  return {
    ...rules,
    launchId: last.launchId,
    sequence: last.sequence,
    currentActivityId: last.currentActivityId,
    activities,
  }
}
