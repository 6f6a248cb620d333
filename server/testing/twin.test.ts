import { expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { assets } from './twin/assets.ts'
import { auth } from './twin/auth.ts'
import { content } from './twin/content.ts'
import { unusedExceptions } from './twin/exceptions.ts'
import { files } from './twin/files.ts'
import { hubs } from './twin/hubs.ts'
import { playlists } from './twin/playlists.ts'
import { profile } from './twin/profile.ts'
import { runScenario } from './twin/run.ts'
import type { Scenario } from './twin/scenario.ts'
import { users } from './twin/users.ts'

/** The mock hub and the real one are told apart by nothing but what `twin/exceptions.ts` names. */

const scenarios: Scenario[] = [assets, auth, content, files, hubs, playlists, profile, users]

test.each(scenarios.map((scenario) => [scenario.noun, scenario] as const))(
  'answers the calls of %s alike',
  async (_noun, scenario) => {
    expect(await runScenario(scenario)).toEqual([])
  },
)

test('needs every exception that is made', () => {
  expect(unusedExceptions()).toEqual([])
})

const ids = Object.keys(operations) as OperationId[]

test.each([
  ['well', (status: number) => status < 400],
  ['badly', (status: number) => status >= 400],
] as const)('calls every operation %s at least once', (_how, fits) => {
  const called = new Set(
    scenarios.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'call' && fits(step.status) ? step.id : [])),
    ),
  )
  expect(ids.filter((id) => !called.has(id))).toEqual([])
})
