import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connect } from '../../server/db/connect.ts'
import { appAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { addPerson } from '../../server/testing/people.ts'
import type { Flooded } from './flood.ts'
import { makePlace } from './place.ts'
import { startHub } from './process.ts'

/** How much of what it can do a hub still does that is asked for ten times as much. */
export const AIM = 0.8
/** So many that none of them meets a limit of their own. */
const PEOPLE = 150
const TIMES = 10
const CALL = '/api/me/profile'
const run = promisify(execFile)

export interface Round {
  /** Answers a second, before and after the flood. */
  can: number
  offered: number
  /** Of those the answers within a second. */
  does: number
  flooded: Flooded
}

/** Starts a hub and floods it in rounds, for so many seconds each time. It ends with the last round that is taken. */
export async function* overloadRounds(seconds: number): AsyncGenerator<Round> {
  const place = await makePlace()
  const env = { ...place.env, CHECK_ANSWERS: 'off' }
  const cookieFile = join(place.dataDir, 'cookies')
  const running = await startHub(env)
  const flood = async (rate: number): Promise<Flooded> => {
    const args = [join(import.meta.dirname, 'flood.ts'), env.PORT, CALL, cookieFile, String(seconds), String(rate)]
    return JSON.parse((await run(process.execPath, args)).stdout) as Flooded
  }
  try {
    writeFileSync(cookieFile, (await signInPeople(env)).join('\n'))
    await flood(0)
    for (;;) yield await round(flood)
  } finally {
    await running.stop()
    place.remove()
  }
}

async function signInPeople(env: Record<string, string>): Promise<string[]> {
  // Its first jobs write the names of people too.
  await wait(5_000)
  const databases = connect(appAddress(readConfig(env)), { poolSize: 4, transactionPooler: false })
  const secrets = []
  for (let nth = 0; nth < PEOPLE; nth += 1) secrets.push((await addPerson(databases, {})).secret)
  await databases.close()
  return secrets
}

/** What it can do is measured before and after. */
async function round(flood: (rate: number) => Promise<Flooded>): Promise<Round> {
  const before = goodASecond(await flood(0))
  const flooded = await flood(before * TIMES)
  const can = (before + goodASecond(await flood(0))) / 2
  return { can, offered: flooded.offered / flooded.seconds, does: goodASecond(flooded), flooded }
}

function goodASecond({ good, seconds }: Flooded): number {
  return good / seconds
}
