import { createHash } from 'node:crypto'
import { versionMismatch, versionRequired, type IfMatch } from './etag.ts'

/** The ETag of what has no number of its versions: it says what can be edited, as it is. */
export function stateTag(state: readonly unknown[]): string {
  return `"s${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`
}

/** Whether what is to be changed is still what was edited. @param state as its stateTag has it @throws 412, 428 */
export function mustBeState(ifMatch: IfMatch, state: readonly unknown[]): void {
  if (!ifMatch) throw versionRequired()
  if (ifMatch !== '*' && ifMatch !== stateTag(state)) throw versionMismatch()
}
