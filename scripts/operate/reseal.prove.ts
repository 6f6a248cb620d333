import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makePlace } from '../hub/place.ts'
import { startHub } from '../hub/process.ts'
import { runHub } from '../testing/run-hub.ts'

const [OLD, NEW] = [randomBytes(48), randomBytes(48)].map((bytes) => bytes.toString('base64')) as [string, string]

test(
  'seals anew beside a running hub, says what, and finds nothing when it is run again',
  { timeout: 180_000 },
  async () => {
    const { env, remove } = await makePlace()
    const hub = await startHub({ ...env, HUB_SECRET: OLD })
    const reseal = async (HUB_SECRET: string) => {
      const { code, said } = await runHub({ ...env, HUB_SECRET }, 'reseal')
      expect(code).toBe(0)
      return said
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
