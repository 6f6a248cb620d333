import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build/steps.ts'
import { captureStatements } from './bench/capture.ts'
import { arrangeContents, changeAudience } from './bench/changes.ts'
import { commitStorm } from './bench/commits.ts'
import { BENCH_PLAYLIST, BENCH_TEAM, fillTo, lexemeOf, tidy } from './bench/data.ts'
import { firstLoad } from './bench/first-load.ts'
import { COMPARED, leastStatements, type Compared } from './bench/least.ts'
import { lighthouseScores } from './bench/lighthouse.ts'
import { COMMON_WORD, MISTYPED_WORD, RARE_WORD } from './bench/names.ts'
import { asEarlier, inWords, isMissed, type Bound } from './bench/bounds.ts'
import { compare, countFor, slowest, type Target } from './bench/load.ts'
import { cpu, cpuOfChildren } from './bench/processor.ts'
import { changeOne, fillByRules, IMPORTED, importPeople, peopleAfter, RULED, ROWS_PER_SECOND } from './bench/people.ts'
import { ROOT } from './generate/paths.ts'
import { signIn, signInCookie } from './hub/client.ts'
import { makePlace } from './hub/place.ts'
import { startHub, type RunningHub } from './hub/process.ts'
import { appAddress } from '../server/db/open.ts'
import { OWNER_ROLE } from '../server/platform/database-role.ts'
import { demoAccounts, DEMO_PASSWORD } from '../server/demo.ts'
import { readConfig } from '../server/platform/config.ts'
import { freePort } from '../server/testing/cluster.ts'

/**
 * `make bench`: our two busiest reads and the trend of a team beside bare Fastify and pg doing the same SQL, these and others beside the least
 * SQL that could answer them, interleaved in one run, changes of a large playlist, the lists of learners and of people as the
 * hub around them grows, a storm of commits at one course, an import of people and the rules of many teams, with memory, cold
 * start, first-load bytes and what Lighthouse says of a learner's pages.
 * ARGS="--sizes 1,10,100 --windows 7" measures larger hubs, and holds lists to not growing with them. What misses what it is
 * held to is named at the end, and fails the run. Writes .cache/bench/<time>.json and compares with the run before; what an
 * item and a list take of the processor is held to what they took in the runs that are kept there.
 */
const option = (name: string, fallback: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1]! : fallback
const sizes = option('--sizes', '1').split(',').map(Number)
const windows = Number(option('--windows', '5'))
const FOLDER = join(ROOT, '.cache/bench')
const earlier = runsIn(FOLDER)
const results: Record<string, number> = {}
/** What some of them are held to, by the same names. */
const bounds: Record<string, Bound> = {}

interface List {
  path: string | ((who: Asking, size: number) => Promise<string>)
  /** It may take this many times as long in the largest hub as in the smallest. */
  mostGrowth: number
  /** Who asks, where it is not the learner. */
  as?: 'admin'
}

const LISTS: Record<string, List> = {
  'playlist of 500': { path: `/me/playlists/${BENCH_PLAYLIST}/contents?limit=100`, mostGrowth: 1.5 },
  'to do': { path: '/me/content/todo?limit=25', mostGrowth: 1.5 },
  history: { path: '/me/content/history?limit=25', mostGrowth: 1.5 },
  'search, a common word': { path: `/me/content/search?query=${encodeURIComponent(COMMON_WORD)}`, mostGrowth: 2 },
  'search, a rare word': { path: `/me/content/search?query=${encodeURIComponent(RARE_WORD)}`, mostGrowth: 2 },
  'people, by name': { path: '/teams-or-users?query=bench%2077', mostGrowth: 2, as: 'admin' },
  'people of the whole hub': { path: '/teams-or-users', mostGrowth: 2, as: 'admin' },
  'people of own teams': { path: '/teams-or-users', mostGrowth: 2 },
  'library, published playlists': { path: '/playlists/?published=true&limit=50', mostGrowth: 1.5, as: 'admin' },
  'library, links by name': { path: '/assets/?type=web&column=name&limit=50', mostGrowth: 1.5, as: 'admin' },
  'content to choose from': { path: '/content/?owner=local&type=playlist&limit=50', mostGrowth: 1.5, as: 'admin' },
  'people of a team, active': {
    path: `/users?teamId=${BENCH_TEAM}&state=active&isAdmin=false&limit=50`,
    mostGrowth: 2,
    as: 'admin',
  },
  'people who were here before a day, active': {
    path: '/users?lastAccessBefore=2026-01-01T02:00:00Z&state=active&isAdmin=false&column=lastAccess&limit=50',
    mostGrowth: 2,
    as: 'admin',
  },
  'content by name': { path: '/content/?owner=local&limit=50', mostGrowth: 1.5, as: 'admin' },
  'content, a common word': {
    path: `/content/?owner=local&search=${COMMON_WORD}&limit=50`,
    mostGrowth: 1.5,
    as: 'admin',
  },
  'content, a word that nothing has': {
    path: '/content/?owner=local&search=xqzwvk&limit=50',
    mostGrowth: 1.5,
    as: 'admin',
  },
  'people, a word that nobody has': { path: '/users?search=xqzwvk&limit=50', mostGrowth: 2, as: 'admin' },
  'people, a number that one has': {
    path: '/users?attribute=employeeId&attributeValue=B77&limit=50',
    mostGrowth: 2,
    as: 'admin',
  },
  'people, on by key after many': {
    path: (who, size) => peopleAfter(who, Math.min(5_000 * size, 100_000)),
    mostGrowth: 1.5,
    as: 'admin',
  },
  'search, with a typo': { path: `/me/content/search?query=${encodeURIComponent(MISTYPED_WORD)}`, mostGrowth: 2 },
}

await buildAll((line) => console.log(line))
const { env: own, remove } = await makePlace()
const env = {
  ...own,
  RATE_LIMITS: 'off',
  CHECK_ANSWERS: 'off',
}
let hub: RunningHub | null = null
try {
  results['first start, with a new database (s)'] = await timed(async () => (await startHub(env)).stop())
  const began = performance.now()
  hub = await startHub(env)
  results['cold start to ready (s)'] = (performance.now() - began) / 1000
  hold('memory idle (MiB)', memory(hub.pid), { atMost: 220 })
  const emailOf = (role: 'member' | 'admin') => demoAccounts.find((account) => account.role === role)!.email
  const email = emailOf('member')
  const { cookie, memberId } = await signInCookie(hub.origin, email, DEMO_PASSWORD)
  const admin = await signInCookie(hub.origin, emailOf('admin'), DEMO_PASSWORD)
  const config = readConfig({ ...process.env, ...env })
  for (const size of sizes) {
    console.log(`Filling the database to ${size}x`)
    await fillTo(appAddress(config), size, email)
    await tidy({ ...appAddress(config), user: OWNER_ROLE, password: config.databasePasswords.owner })
    await measure(size, { origin: hub.origin, cookie, memberId, adminCookie: admin.cookie })
    await storm(size, hub.origin, emailOf('admin'))
  }
  const worker = await signIn(hub.origin, emailOf('admin'), DEMO_PASSWORD)
  hold(`import of ${IMPORTED} people (rows/s)`, IMPORTED / (await importPeople(worker)), { atLeast: ROWS_PER_SECOND })
  hold(`${RULED} teams filled by rules (s)`, await fillByRules(worker), { atMost: 60 })
  hold('one person changed, with their rules (ms)', await changeOne(worker), { atMost: 50 })
  results['memory loaded (MiB)'] = memory(hub.pid)
} finally {
  await hub?.stop()
  remove()
}
const { js, css, texts } = firstLoad()
results['first load JS (KB in Brotli)'] = js / 1000
results['first load CSS (KB in Brotli)'] = css / 1000
results['first load texts, the longest language (KB in Brotli)'] = texts / 1000
Object.assign(results, await lighthouseScores((line) => console.log(line)))
compareSizes()
report()
const missed = Object.entries(bounds).filter(([name, bound]) => isMissed(results[name]!, bound))
for (const [name, bound] of missed) console.error(`MISSED ${name}: ${results[name]!.toFixed(2)}, ${inWords(bound)}.`)
if (missed.length) process.exitCode = 1

async function storm(size: number, origin: string, email: string): Promise<void> {
  const address = appAddress(readConfig({ ...process.env, ...env }))
  const { p99, median, rate, bytesEach } = await commitStorm(address, { origin, email, password: DEMO_PASSWORD })
  hold(`commits of 200 learners ${size}x: p99 (ms)`, p99, { atMost: 250 })
  results[`commits of 200 learners ${size}x: median (ms)`] = median
  results[`commits of 200 learners ${size}x: answered (a second)`] = rate
  results[`commits of 200 learners ${size}x: kept of an attempt (KB)`] = bytesEach / 1000
}

interface Asking {
  origin: string
  cookie: string
  memberId: string
  adminCookie: string
}

async function measure(size: number, who: Asking): Promise<void> {
  const config = readConfig({ ...process.env, ...env })
  const address = appAddress(config)
  const same = await captureStatements(address, config, who.memberId)
  const least = leastStatements(who.memberId, await lexemeOf(address, COMMON_WORD))
  const statements = Object.fromEntries([
    ...Object.entries(same).map(([name, list]) => [`same/${name}`, list]),
    ...Object.entries(least).map(([name, list]) => [`least/${name}`, list]),
  ])
  const port = await freePort()
  const rival = spawn(
    process.execPath,
    [join(ROOT, 'scripts/bench/rival.ts'), JSON.stringify({ address, statements, port })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    await once(rival.stdout, 'data')
    await compareAll(size, who, same, port)
  } finally {
    rival.kill('SIGTERM')
    await once(rival, 'exit')
  }
  hold(`audience of a playlist of 500 ${size}x (ms)`, await changeAudience(who), { atMost: 50 })
  hold(`contents of a playlist of 500 ${size}x (ms)`, await arrangeContents(who), { atMost: 60 })
  for (const [name, { path, as }] of Object.entries(LISTS)) {
    const cookie = as === 'admin' ? who.adminCookie : who.cookie
    const asked = typeof path === 'string' ? path : await path(who, size)
    results[`${name} ${size}x: p99 (ms)`] = await slowest(ours(who, asked, cookie), { windows, seconds: 3 })
  }
}

function ours({ origin, cookie }: Asking, path: string, as = cookie): Target {
  return { url: `${origin}/api${path}`, headers: { cookie: as, origin } }
}

/** Everything that has a rival, beside it. @param same the statements of the hub that the rival repeats @param port the rival's */
async function compareAll(
  size: number,
  who: Asking,
  same: Awaited<ReturnType<typeof captureStatements>>,
  port: number,
): Promise<void> {
  const asked = (name: Compared): Target => {
    const { path, method, as } = COMPARED[name]
    return { ...ours(who, path, as === 'admin' ? who.adminCookie : who.cookie), ...(method && { method }) }
  }
  const beside = (name: Compared, rivals: string) =>
    compare(asked(name), { url: `http://127.0.0.1:${port}/${rivals}/${name}` }, { windows, seconds: 3 })
  for (const name of typedKeys(same)) {
    const { ratio } = await beside(name, 'same')
    results[`${name} ${size}x: ratio to the same SQL`] = ratio
    results[`${name}: statements a request`] = same[name].length
  }
  for (const name of typedKeys(COMPARED)) {
    const paired = await beside(name, 'least')
    hold(`${name} ${size}x: ratio to the least SQL`, paired.ratio, { atLeast: COMPARED[name].atLeast })
    results[`${name} ${size}x: ours (requests/s)`] = paired.ours
    results[`${name} ${size}x: rival (requests/s)`] = paired.rival
    results[`${name} ${size}x: p99 (ms)`] = paired.p99
    const { node, postgres } = await cpuOf(asked(name))
    const both = {
      [`${name} ${size}x: processor of Node (ms a request)`]: node,
      [`${name} ${size}x: processor of PostgreSQL (ms a request)`]: postgres,
    }
    Object.assign(results, both)
    if (name === 'asset' || name === 'playlists')
      hold(
        `${name} ${size}x: processor (ms a request)`,
        node + postgres,
        asEarlier(earlier.flatMap(({ results }) => sumOf(results, Object.keys(both)))),
      )
    console.log(`${name}: ${paired.ratio.toFixed(2)} of the least SQL`)
  }
}

/** What a request costs on both sides, however busy the machine is. */
async function cpuOf(target: Target): Promise<{ node: number; postgres: number }> {
  const postmaster = Number(readFileSync(join(own.DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const before = { node: cpu(hub!.pid), postgres: cpuOfChildren(postmaster) }
  const requests = await countFor(target, 3)
  return {
    node: (cpu(hub!.pid) - before.node) / requests,
    postgres: (cpuOfChildren(postmaster) - before.postgres) / requests,
  }
}

/** The keys of an object whose keys are known. */
function typedKeys<K extends string>(object: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(object) as K[]
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return (performance.now() - began) / 1000
}

/** Writes down a result that is held to something. */
function hold(name: string, value: number, bound: Bound): void {
  results[name] = value
  bounds[name] = bound
}

/** How much longer each list takes in the largest hub than in the smallest. */
function compareSizes(): void {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  if (smallest === largest) return
  const timeOf = (name: string, size: number) => results[`${name} ${size}x: p99 (ms)`]!
  for (const [name, mostGrowth] of grown())
    hold(`${name}: p99 ${largest}x to ${smallest}x`, timeOf(name, largest) / timeOf(name, smallest), {
      atMost: mostGrowth,
    })
}

/** What is measured in each size, with how many times as long it may take in the largest. */
function grown(): [string, number][] {
  const lists = Object.entries(LISTS).map(([name, { mostGrowth }]): [string, number] => [name, mostGrowth])
  return [...lists, ...(['asset', 'playlists', 'trend'] as const).map((name): [string, number] => [name, 1.5])]
}

/** Resident memory of a process, in MiB. */
function memory(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kib) / 1024
}

/** The runs that are kept, the last one at the end. */
function runsIn(folder: string): { name: string; results: Record<string, number> }[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({
      name,
      ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as { results: Record<string, number> }),
    }))
}

/** Nothing of a run that did not measure all of them. */
function sumOf(results: Record<string, number>, names: readonly string[]): number[] {
  const values = names.flatMap((name) => results[name] ?? [])
  return values.length === names.length ? [values.reduce((sum, value) => sum + value, 0)] : []
}

function report(): void {
  const last = earlier.at(-1)
  console.log(
    `\nMachine load ${loadavg()[0]!.toFixed(1)}${last ? `, in brackets the run of ${last.name.slice(0, -5)}` : ''}`,
  )
  for (const [name, value] of Object.entries(results)) {
    const was = last?.results[name]
    const bound = bounds[name] ? `  ${inWords(bounds[name])}` : ''
    const inBrackets = was === undefined ? '' : `  (${was.toFixed(2)})`
    console.log(`${name.padEnd(44)}${value.toFixed(2).padStart(10)}${inBrackets}${bound}`)
  }
  const file = `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`
  writeFileSync(join(FOLDER, file), JSON.stringify({ load: loadavg()[0], results, bounds }, null, 2))
  console.log(`Written to .cache/bench/${file}`)
}
