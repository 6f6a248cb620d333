import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { notify, type News } from './service.ts'

/** What the tests of notifications have in common: somebody to tell, and a moment at which the clock stands. */

export const NOW = new Date('2026-11-03T08:00:00.000Z')

export let hub: TestHub
export let call: HubCall
export let admin: Somebody
export let learner: Somebody
export let author: Somebody

/** Gives the tests of a file a hub of their own, and for each of them new people and an empty outbox. */
export function useNewsHub(): void {
  beforeAll(async () => {
    hub = await testHub({ features: ['team_playlists'] })
    call = await hub.hubCall()
    admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  })
  beforeEach(async () => {
    hub.setNow(NOW)
    learner = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
    author = await hub.person({ firstName: 'Ada', lastName: 'Author' })
    await call.db.deleteFrom('outbox_mail').execute()
  })
  afterAll(() => hub.close())
}

export const { makePlaylist, makeLink, arrange } = makersFor(() => admin)

export async function newsOf(who: Somebody, query = '') {
  const { status, body } = await who.get(`/me/notifications${query}`)
  expect(status).toBe(200)
  return body
}

export function mails() {
  return call.db.selectFrom('outbox_mail').selectAll().orderBy('to_address').execute()
}

/** News of nobody in particular. */
export function tell(about: Partial<News>): Promise<ReadonlySet<string>> {
  return inTransaction(call, (call) =>
    notify(call, { key: newId(), type: 'nudge', memberIds: [learner.memberId], ...about }),
  )
}
