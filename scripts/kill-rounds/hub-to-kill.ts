import { connect, type Db } from '../../server/db/connect.ts'
import { appAddress } from '../../server/db/open.ts'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { readConfig } from '../../server/platform/config.ts'
import { signIn, type Hub } from '../hub/client.ts'
import { makePlace } from '../hub/place.ts'
import { startHub } from '../hub/process.ts'

/** A hub in a place of its own that is killed and started again while an admin calls it, with its database beside it. */
export interface HubToKill {
  origin: string
  /** Where it keeps its database and files. */
  dataDir: string
  /** Called by the demo admin, who stays signed in. */
  hub: Hub
  db: Db
  /** SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>
  /** Starts it on what was left. */
  start(): Promise<void>
  /** Ends it in order, and throws its place away. */
  remove(): Promise<void>
}

/** @param poolSize connections to the database beside the hub's own */
export async function hubToKill(poolSize: number): Promise<HubToKill> {
  const place = await makePlace()
  const env = { ...place.env, RATE_LIMITS: 'off' }
  const config = readConfig({ ...process.env, ...env })
  const databases = connect(appAddress(config), { poolSize, transactionPooler: false, isPatient: true })
  let running = await startHub(env)
  const { email } = demoAccounts.find(({ role }) => role === 'admin')!
  return {
    origin: running.origin,
    dataDir: place.dataDir,
    hub: await signIn(running.origin, email, DEMO_PASSWORD),
    db: databases.forHub(1),
    kill: async () => void (await running.kill()),
    async start() {
      running = await startHub(env)
    },
    async remove() {
      await running.stop()
      await databases.close()
      place.remove()
    },
  }
}
