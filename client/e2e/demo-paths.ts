import { must, signIn } from '../../scripts/hub/client.ts'
import { DEMO_PASSWORD, demoAccounts } from '../../server/demo.ts'

/** Where things of the demo content stand, found by what a person reads on them. */
export interface DemoPaths {
  playlist(name: string): string
  asset(name: string): string
  assetIn(playlist: string, name: string): string
  topic(name: string): string
  /** The page that shows the learner's badge to others. */
  award: string
}

export async function demoPaths(origin: string): Promise<DemoPaths> {
  const { api } = await signIn(origin, demoAccounts[0].email, DEMO_PASSWORD)
  const { items } = must(
    await api.GET('/me/browse/', { params: { query: { format: 'cards', order: 'newest', limit: 100, offset: 0 } } }),
  )
  const { items: badges } = must(await api.GET('/me/badges/', { params: { query: { limit: 20, offset: 0 } } }))
  const { topics } = must(await api.GET('/me/filters'))
  const idOf = (list: { id: string; name: string }[], name: string) => {
    const found = list.find((each) => each.name === name)
    if (!found) throw new Error(`The demo content has no "${name}".`)
    return found.id
  }
  const content = items.filter((item) => item.type !== 'topic')
  const playlist = (name: string) => `/playlists/${idOf(content, name)}`
  const asset = (name: string) => `/assets/${idOf(content, name)}`
  return {
    playlist,
    asset,
    assetIn: (within, name) => playlist(within) + asset(name),
    award: new URL(badges.find(({ award }) => award)!.award!.url).pathname,
    topic: (name) => `/browse?topic=${idOf(topics, name)}`,
  }
}
