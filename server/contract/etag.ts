import { createHash } from 'node:crypto'
import { Problem } from './problems.ts'

/** The ETag of a version. */
export function etag(version: number): string {
  return `"v${version}"`
}

/** The ETag of what has no number of its versions: it says what can be edited, as it is. */
export function stateTag(state: readonly unknown[]): string {
  return `"s${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`
}

/** What an If-Match header says that was edited; `*` is whatever is there. */
export type IfMatch = string | undefined

/** The version that an If-Match header names, null for any. @throws 428 where there is none, 412 for one that this hub never gave out */
export function versionFrom(ifMatch: IfMatch): number | null {
  if (!ifMatch) throw versionRequired()
  if (ifMatch === '*') return null
  const version = /^"v(\d{1,9})"$/.exec(ifMatch)?.[1]
  if (!version) throw versionMismatch()
  return Number(version)
}

/** Whether what is to be changed is still what was edited. @param state as its stateTag has it @throws 412, 428 */
export function mustBeState(ifMatch: IfMatch, state: readonly unknown[]): void {
  if (!ifMatch) throw versionRequired()
  if (ifMatch !== '*' && ifMatch !== stateTag(state)) throw versionMismatch()
}

export function versionRequired(): Problem {
  return new Problem(428, 'version-required', 'Send the ETag of the version that you edited in If-Match.')
}

/** 412 for a change of a version that is no longer the present one. */
export function versionMismatch(): Problem {
  return new Problem(
    412,
    'version-mismatch',
    'Somebody else changed this since you opened it. Load it again and repeat your change.',
  )
}
