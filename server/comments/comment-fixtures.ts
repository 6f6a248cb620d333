import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'

/** What the tests of comments have in common: people who talk, and a playlist of its own for each test. */

export let hub: TestHub
export let admin: Somebody
export let learner: Somebody
export let other: Somebody
export let playlistId: string
/** The path of the playlist's comments. */
export let comments: string

/** Gives the tests of a file a hub of their own, and a new playlist for each. */
export function useCommentsHub(): void {
  beforeAll(async () => {
    hub = await testHub({ features: ['team_playlists'] })
    admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
    learner = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
    other = await hub.person({ firstName: 'Otto', lastName: 'Other' })
  })
  beforeEach(async () => {
    playlistId = await makePlaylist()
    comments = commentsOf(playlistId)
  })
  afterAll(() => hub.close())
}

export const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
export const commentsOf = (contentId: string) => `/me/content/${contentId}/comments/`

/** @returns its id */
export async function say(who: Somebody, message: string, parentId?: string, path = comments): Promise<string> {
  const answer = await who.post(path, { message, ...(parentId ? { parentId } : {}) })
  expect(answer.status).toBe(201)
  return answer.body.id as string
}

export async function shown(who: Somebody, query = '', path = comments) {
  const { status, body } = await who.get(`${path}${query}`)
  expect(status).toBe(200)
  return body as { items: Shown[]; total: number; nextOffset: number | null }
}

export interface Shown {
  id: string
  message: string | null
  isDeleted: boolean
  repliesCount: number
  replies: Shown[]
  canEdit: boolean
  canDelete: boolean
}

export const textsOf = (items: Shown[]) => items.map(({ message }) => message)
