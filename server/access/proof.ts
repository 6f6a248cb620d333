import type { Call } from '../context.ts'
import { Problem } from '../contract/problems.ts'
import { isProofFresh } from './rules.ts'

/** Nobody changes more people than this at once by an open browser alone. */
const MANY_PEOPLE = 1_000

type Asking = Pick<Call, 'caller' | 'context'>

export const stepUpRequired = () =>
  new Problem(403, 'step-up-required', 'Enter your password again, then repeat this within ten minutes.')

/** @throws 403 `step-up-required` where neither the password nor a factor was entered a short while ago */
export function mustBeProved({ caller, context }: Asking): void {
  if (!isProofFresh(caller, context.now())) throw stepUpRequired()
}

/**
 * The same for a change of so many people. A token is not asked: making it took a proof, and it is no open browser.
 * @throws 403 `step-up-required`
 */
export function mustBeProvedFor(call: Asking, people: number): void {
  if (people > MANY_PEOPLE && call.caller.scopes === null) mustBeProved(call)
}
