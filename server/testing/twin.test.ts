import { expect, test, vi } from 'vitest'
import type { OperationId } from '../../generated/server/operations.ts'
import { handlers } from '../handlers.ts'
import { assets } from './twin/assets.ts'
import { auth } from './twin/auth.ts'
import { badges } from './twin/badges.ts'
import { comments } from './twin/comments.ts'
import { content } from './twin/content.ts'
import { emails } from './twin/emails.ts'
import { unusedExceptions } from './twin/exceptions.ts'
import { feedback } from './twin/feedback.ts'
import { files } from './twin/files.ts'
import { hubs } from './twin/hubs.ts'
import { messages } from './twin/messages.ts'
import { notifications } from './twin/notifications.ts'
import { playlists } from './twin/playlists.ts'
import { profile } from './twin/profile.ts'
import { runScenario } from './twin/run.ts'
import type { Scenario } from './twin/scenario.ts'
import { sharing } from './twin/sharing.ts'
import { urlPreview } from './twin/url-preview.ts'
import { users } from './twin/users.ts'

/** The mock hub and the real one are told apart by nothing but what `twin/exceptions.ts` names. */

vi.mock('../platform/guarded-fetch.ts', async (original) => {
  const real = await original<typeof import('../platform/guarded-fetch.ts')>()
  const { fetchOnePage } = await import('./twin/one-page.ts')
  return { ...real, guardedFetch: fetchOnePage(real.guardedFetch) }
})

const scenarios: Scenario[] = [
  assets,
  auth,
  badges,
  comments,
  content,
  emails,
  feedback,
  files,
  hubs,
  messages,
  notifications,
  playlists,
  profile,
  sharing,
  urlPreview,
  users,
]

test.each(scenarios.map((scenario) => [scenario.noun, scenario] as const))(
  'answers the calls of %s alike',
  async (_noun, scenario) => {
    expect(await runScenario(scenario)).toEqual([])
  },
)

test('needs every exception that is made', () => {
  expect(unusedExceptions()).toEqual([])
})

/** What answers 501 has nothing that could differ yet. */
const built = Object.keys(handlers) as OperationId[]

test.each([
  ['well', (status: number) => status < 400],
  ['badly', (status: number) => status >= 400],
] as const)('calls every operation that is built %s at least once', (_how, fits) => {
  const called = new Set(
    scenarios.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'call' && fits(step.status) ? step.id : [])),
    ),
  )
  expect(built.filter((id) => !called.has(id))).toEqual([])
})
