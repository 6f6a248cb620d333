import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'
import { makePlace } from '../hub/place.ts'
import { startHub } from '../hub/process.ts'

const run = promisify(execFile)
const [OLD, NEW] = [randomBytes(48), randomBytes(48)].map((bytes) => bytes.toString('base64')) as [string, string]

test(
  'seals anew beside a running hub, says what, and finds nothing when it is run again',
  { timeout: 180_000 },
  async () => {
    const { env, remove } = await makePlace()
    const hub = await startHub({ ...env, HUB_SECRET: OLD })
    const reseal = async (HUB_SECRET: string) => {
      const hub = join(ROOT, 'bin/hub.mjs')
      return (await run(process.execPath, [hub, 'reseal'], { env: { ...process.env, ...env, HUB_SECRET } })).stdout
    }
    try {
      expect(await reseal(`${NEW} ${OLD}`)).toMatch(/^retired key: 2 sealed anew$/m)
      const again = await reseal(`${NEW} ${OLD}`)
      expect(again).toMatch(/^All is sealed with the first secret/)
      expect(again).toMatch(/^Nothing in the database needs the secrets behind the first\./m)
      expect(await reseal(NEW)).not.toMatch(/secrets behind/)
    } finally {
      await hub.stop()
      remove()
    }
  },
)
