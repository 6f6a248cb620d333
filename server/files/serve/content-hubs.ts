import type { Context, Hub } from '../../context.ts'
import { allHubs } from '../../hubs/registry-service.ts'

/** Hubs change rarely, and a course asks for hundreds of files. */
const CACHE_MS = 5_000

/** A function that finds the hubs whose content is served under a host name; none where that is not ours. */
export function contentHubs(context: Context): (hostname: string) => Promise<Hub[]> {
  let hubs: Promise<Hub[]> = Promise.resolve([])
  let until = 0
  return async (hostname) => {
    if (until <= Date.now()) {
      until = Date.now() + CACHE_MS
      hubs = allHubs(context)
      hubs.catch(() => {
        until = 0
      })
    }
    return (await hubs).filter(({ contentOrigin }) => new URL(contentOrigin).hostname === hostname.toLowerCase())
  }
}
