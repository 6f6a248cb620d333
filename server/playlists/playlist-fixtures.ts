import { expect } from 'vitest'
import type { Somebody, TestHub } from '../testing/app.ts'

/** How tests make and arrange content, as an admin would. */
export function makersFor(admin: () => Somebody) {
  async function makePlaylist(body: object = {}): Promise<string> {
    const answer = await admin().post('/playlists/', { name: 'A playlist', ...body })
    expect(answer.status).toBe(201)
    return answer.body.id as string
  }

  async function makeLink(name = 'A link', about: object = {}): Promise<string> {
    const answer = await admin().post('/assets/', {
      type: 'web',
      name,
      webUrl: 'https://example.com/',
      published: true,
      markAsDoneMode: 'manual',
      ...about,
    })
    expect(answer.status).toBe(201)
    return answer.body.id as string
  }

  /** Arranges a playlist from its newest version. */
  async function arrange(playlistId: string, contents: object[], acceptedLosses = 0) {
    const { headers } = await admin().get(`/playlists/${playlistId}/contents`)
    return admin().patch(`/playlists/${playlistId}/contents?acceptedLosses=${acceptedLosses}`, contents, {
      'if-match': String(headers['etag']),
    })
  }
  return { makePlaylist, makeLink, arrange }
}

/** Deletes content, past the API. */
export async function deleteContent(hub: TestHub, id: string, isDeleted = true): Promise<void> {
  const { db } = await hub.hubCall()
  await db.updateTable('content').set({ is_deleted: isDeleted }).where('id', '=', id).execute()
}
