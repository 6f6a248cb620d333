import type { Somebody } from './app.ts'

/** The items of a whole list, read on after the last row of each page. @param path with its query */
export async function readByKey<T>(who: Somebody, path: string, limit = 2): Promise<T[]> {
  const found: T[] = []
  for (let after = ''; ;) {
    const { body } = await who.get(`${path}${path.includes('?') ? '&' : '?'}limit=${limit}${after}`)
    found.push(...body.items)
    if (body.nextAfter === null) return found
    after = `&after=${encodeURIComponent(body.nextAfter)}`
  }
}
