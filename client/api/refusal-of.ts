import { faults } from '../ui/form/faults.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { HubProblem } from './hub-problem.ts'
import { problemWords, wordsFor } from './problems.ts'

/** What the hub says of a field, and the words of the form for the same fault; the number in it is the limit. */
const said: readonly [RegExp, (limit: number) => string][] = [
  [/^is missing$|fewer than 1 characters/, faults.missing],
  [/more than (\d+) characters/, faults.tooLong],
  [/fewer than (\d+) characters/, faults.tooShort],
  [/more than (\d+) items/, faults.tooMany],
  [/fewer than (\d+) items/, faults.tooFew],
  [/must be >= (-?[\d.]+)/, faults.tooLow],
  [/must be <= (-?[\d.]+)/, faults.tooHigh],
  [/must be number/, faults.noNumber],
  [/must be integer/, faults.noWholeNumber],
  [/format "email"/, faults.noEmail],
  [/format "uri"/, faults.noLink],
]

/** What a form shows of anything that a call may throw; the pointers of a bad input become paths of fields. */
export function refusalOf(error: unknown): Refusal {
  const errors = error instanceof HubProblem ? error.errors : []
  const inBody = errors.filter(({ pointer }) => pointer.startsWith('/'))
  const isUnfit = !(error instanceof HubProblem) || error.code === 'bad-input'
  const wordsOf = (message: string) => (isUnfit ? faultFrom(message) : (wordsFor(error.code)?.text ?? message))
  const fields = inBody.map(({ pointer, message }) => [pathOf(pointer), wordsOf(message)])
  return { ...problemWords(error), fields: Object.fromEntries(fields) as Record<string, string> }
}

function faultFrom(message: string): string {
  for (const [pattern, words] of said) {
    const found = pattern.exec(message)
    if (found) return words(Number(found[1]))
  }
  return faults.unfit()
}

/** `/items/0/points` as `items.0.points`. */
function pathOf(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.')
}
