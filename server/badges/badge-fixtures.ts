import type { Privilege } from '../context.ts'
import { expect } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { bindProcessing, photo, upload } from '../files/upload-fixtures.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import type { Somebody, TestHub } from '../testing/app.ts'
import { builtIns } from './built-in-table.ts'

/** What the tests of badges share. */

export const [STAR, SUMMIT] = builtIns.map(({ id }) => id) as [string, string]

export function makersOfBadges(hub: () => TestHub, admin: () => Somebody) {
  const { makePlaylist, makeLink, arrange } = makersFor(admin)

  /** A playlist of links that people mark as done by hand. */
  async function course(body: object = {}, linkCount = 1): Promise<{ playlistId: string; linkIds: string[] }> {
    const playlistId = await makePlaylist(body)
    const linkIds = await Promise.all(Array.from({ length: linkCount }, () => makeLink()))
    const items = linkIds.map((contentId, index) => ({ contentId, rank: `${index + 1}` }))
    expect((await arrange(playlistId, items)).status).toBe(200)
    return { playlistId, linkIds }
  }

  async function give(contentIds: string | string[], imageId = STAR, who = admin()): Promise<string> {
    const answer = await who.post('/badges/', { contentIds: [contentIds].flat(), imageId })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.items[0].id as string
  }

  async function picture(about: object = {}, who = admin()): Promise<string> {
    await bindProcessing(hub())
    return upload(who, 'badge.png', await photo(300, 300), { type: 'badge', ...about })
  }

  return { makePlaylist, makeLink, arrange, course, give, picture }
}

export async function complete(who: Somebody, linkIds: readonly string[]): Promise<void> {
  for (const id of linkIds) expect((await who.put(`/me/assets/${id}/read`)).status).toBe(200)
}

/** An admin with all rights, or with these alone. */
export function anAdmin(hub: TestHub, rights: readonly Privilege[] = privileges): Promise<Somebody> {
  return hub.person({ isAdmin: true, privileges: rights })
}

/** What somebody was awarded and can win. */
export async function badgesOf(who: Somebody, query = '') {
  const { status, body } = await who.get(`/me/badges/${query}`)
  expect(status).toBe(200)
  return body as {
    items: { id: string; award: { id: string; awardedTime: string; url: string } | null }[]
    total: number
  }
}

export async function awardOf(who: Somebody, badgeId: string) {
  return (await badgesOf(who)).items.find(({ id }) => id === badgeId)?.award ?? null
}
