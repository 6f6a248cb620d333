import { expect, test } from 'vitest'
import { overloadRounds } from './overload.ts'

/** Beside other tests; `scripts/hub/measure-overload.ts` holds a hub that is alone to 80 %. */
const LEAST = 0.5
const MAX_ROUNDS = 4

test(
  'under ten times the calls that it can answer, a hub goes on answering most of what it can',
  { timeout: 180_000 },
  async () => {
    const shares: number[] = []
    for await (const { can, offered, does } of overloadRounds(5)) {
      expect(offered).toBeGreaterThan(3 * can)
      shares.push(does / can)
      if (does / can >= LEAST || shares.length === MAX_ROUNDS) break
    }
    expect(Math.max(...shares), `of what it can: ${shares.join(', ')}`).toBeGreaterThanOrEqual(LEAST)
  },
)
