import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connect } from '../../server/db/connect.ts'
import { appAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { addPerson } from '../../server/testing/people.ts'
import type { Flooded } from './flood.ts'
import { startHub } from './process.ts'

/**
 * How much a hub still does that is asked for ten times as much as it can: `node scripts/hub/measure-overload.ts`. The aim is
 * 80 %, each within a second. On a machine that others use the figures say nothing: both sides need a core of their own.
 */
const ROUNDS = 3
const SECONDS = 8
/** So many that none of them meets a limit of their own. */
const PEOPLE = 150
const TIMES = 10
const AIM = 0.8
const CALL = '/api/me/profile'
const run = promisify(execFile)
const dataDir = mkdtempSync(join(tmpdir(), 'hub-overload-'))
const cookieFile = join(dataDir, 'cookies')
// As root the database runs as somebody else, who has to reach it.
chmodSync(dataDir, 0o755)
const port = String(await freePort())
const ports = { PORT: port, CONTENT_PORT: String(await freePort()), DATABASE_PORT: String(await freePort()) }
const env = { ...ports, DATA_DIR: dataDir, CHECK_ANSWERS: 'off' }
const running = await startHub(env)
try {
  await signInPeople()
  await flood(0)
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) shares.push(await share())
  const [, median = 0] = shares.toSorted((one, other) => one - other)
  process.exitCode = median >= AIM ? 0 : 1
} finally {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function signInPeople(): Promise<void> {
  // Its first jobs write the names of people too.
  await wait(5_000)
  const databases = connect(appAddress(readConfig(env)), { poolSize: 4, transactionPooler: false })
  const people = []
  for (let nth = 0; nth < PEOPLE; nth += 1) people.push(await addPerson(databases, {}))
  await databases.close()
  writeFileSync(cookieFile, people.map(({ secret }) => secret).join('\n'))
}

/** How much of what it can do it does under ten times that; what it can do is measured before and after. */
async function share(): Promise<number> {
  const before = goodASecond(await flood(0))
  const flooded = await flood(before * TIMES)
  const can = (before + goodASecond(await flood(0))) / 2
  const does = goodASecond(flooded)
  console.log(
    `It can do ${Math.round(can)} a second; offered ${Math.round(flooded.offered / flooded.seconds)}, it did ${Math.round(does)} within a second (${Math.round((100 * does) / can)} %), ${flooded.late} late, ${flooded.refused} refused, ${flooded.other} other`,
  )
  return does / can
}

async function flood(rate: number): Promise<Flooded> {
  const args = [join(import.meta.dirname, 'flood.ts'), port, CALL, cookieFile, String(SECONDS), String(rate)]
  const { stdout } = await run(process.execPath, args)
  return JSON.parse(stdout) as Flooded
}

function goodASecond({ good, seconds }: Flooded): number {
  return good / seconds
}
