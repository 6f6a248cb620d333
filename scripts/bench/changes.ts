import { BENCH_PLAYLIST, BENCH_TEAM } from './data.ts'
import { median } from './load.ts'

/** How long changes of the playlist of 500 items take: the median of some in a row, in ms. */

interface Admin {
  origin: string
  adminCookie: string
}

const CHANGES = 15
/** What one call of a list answers at the most. */
const PAGE_SIZE = 100

/** Gives it to a team, or to everybody. */
export function changeAudience(admin: Admin): Promise<number> {
  return timeChanges((index) => {
    const audience = index % 2 ? { audience: 'all' } : { audience: 'teams', teamIds: [BENCH_TEAM] }
    return patch(admin, '', { ...audience, acceptedLosses: 100_000_000 })
  })
}

interface Item {
  id: string
  optional: boolean
}

/** Puts the last of its items in front and sends the whole list, as the editor does. */
export async function arrangeContents(admin: Admin): Promise<number> {
  let items = await itemsOf(admin)
  return timeChanges(() => {
    items = [items.at(-1)!, ...items.slice(0, -1)]
    const list = items.map(({ id, optional }, index) => ({
      contentId: id,
      rank: String(index + 1),
      updatedDetails: { optional },
    }))
    return patch(admin, '/contents', list)
  })
}

async function itemsOf({ origin, adminCookie }: Admin): Promise<Item[]> {
  const items: Item[] = []
  for (let offset: number | null = 0; offset !== null;) {
    const path = `${origin}/api/playlists/${BENCH_PLAYLIST}/contents?limit=${PAGE_SIZE}&offset=${offset}`
    const answer = await fetch(path, { headers: { cookie: adminCookie, origin } })
    const page = (await answer.json()) as { items: Item[]; nextOffset: number | null }
    items.push(...page.items)
    offset = page.nextOffset
  }
  return items
}

function patch({ origin, adminCookie }: Admin, path: string, body: unknown): Promise<Response> {
  return fetch(`${origin}/api/playlists/${BENCH_PLAYLIST}${path}`, {
    method: 'PATCH',
    headers: { cookie: adminCookie, origin, 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify(body),
  })
}

/** The first is not counted: what it needs is not in memory yet. */
async function timeChanges(change: (index: number) => Promise<Response>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < CHANGES; index += 1) {
    const began = performance.now()
    const answer = await change(index)
    if (!answer.ok) throw new Error(`The playlist could not be changed: ${await answer.text()}`)
    times.push(performance.now() - began)
  }
  return median(times.slice(1))
}
