import { Problem } from './problems.ts'

/** The ETag of a version. */
export function etag(version: number): string {
  return `"v${version}"`
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
