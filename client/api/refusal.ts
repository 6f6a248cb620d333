import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { Refusal } from '../ui/form/refusal.ts'
import { HubProblem } from './hub-problem.ts'
import { problemWords } from './problems.ts'

const missing = msg`Fill this in.`
const unfit = msg`This cannot be kept as it is. Change it and try again.`

/** What a form shows of anything that a call may throw; the pointers of a bad input become paths of fields. */
export function refusalOf(error: unknown): Refusal {
  const errors = error instanceof HubProblem ? error.errors : []
  const inBody = errors.filter(({ pointer }) => pointer.startsWith('/'))
  const fields = inBody.map(({ pointer, message }) => [
    pathOf(pointer),
    i18n._(message === 'is missing' ? missing : unfit),
  ])
  return { ...problemWords(error), fields: Object.fromEntries(fields) as Record<string, string> }
}

/** The answer of a preview, or why there is none. */
export function previewOf<Preview>(call: Promise<Preview>): Promise<{ preview: Preview } | { refusal: Refusal }> {
  return call.then(
    (preview) => ({ preview }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  )
}

/** `/items/0/points` as `items.0.points`. */
function pathOf(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.')
}
