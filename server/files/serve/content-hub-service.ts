import type { Context, Hub } from '../../context.ts'
import { allHubs } from '../../hubs/registry-service.ts'

/** Hubs change rarely, and a course asks for hundreds of files. */
const CACHE_MS = 5_000

/** A function that finds a hub by its number. */
export function contentHubs(context: Context): (domainId: number) => Promise<Hub | undefined> {
  let hubs: Promise<Hub[]> = Promise.resolve([])
  let until = 0
  return async (wanted) => {
    if (until <= Date.now()) {
      until = Date.now() + CACHE_MS
      hubs = allHubs(context)
      hubs.catch(() => {
        until = 0
      })
    }
    return (await hubs).find(({ domainId }) => domainId === wanted)
  }
}
