import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'

/** What the tests of sharing have in common: people of a team, one beside it, and playlists to share. */

export const box = mailbox()
export let hub: TestHub
let endSchedules: () => void
export let admin: Somebody
export let learner: Somebody
export let mate: Somebody
export let manager: Somebody
export let stranger: Somebody
export let team: string

/** Gives the tests of a file a hub of their own, and new people for each. */
export function useSharingHub(): void {
  beforeAll(async () => {
    hub = await testHub({ features: ['team_playlists'] })
    endSchedules = await registerMailJobs(hub.context, box)
  })
  beforeEach(async () => {
    team = await addTeam(hub.context.databases, 'Our team')
    const member = { teams: [{ id: team, role: 'member' as const }] }
    admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'], firstName: 'Ada' })
    learner = await hub.person({ ...member, firstName: 'Lea', lastName: 'Learner' })
    mate = await hub.person({ ...member, firstName: 'Max', lastName: 'Mate' })
    manager = await hub.person({ teams: [{ id: team, role: 'manager' }], firstName: 'Mia', lastName: 'Manager' })
    stranger = await hub.person({ firstName: 'Sam', lastName: 'Stranger' })
    box.mails.length = 0
  })
  afterAll(async () => {
    endSchedules()
    await hub.close()
  })
}

export const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
export const SHARED = '/me/shared/'

export async function share(who: Somebody, body: object) {
  const answer = await who.post('/recommendations/', body)
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
  return answer.body as { contentCount: number; userCount: number; emailCount: number }
}

export interface Item {
  share_ref_id: string
  share_context_id: string | null
  sharers: { id: string; displayName: string }[]
  sharedTime: string
  label: string | null
  message: string | null
}

export async function shown(who: Somebody, query = '') {
  const { status, body } = await who.get(`${SHARED}${query}`)
  expect(status).toBe(200)
  return body as { items: Item[]; total: number; nextOffset: number | null }
}

export const idsOf = async (who: Somebody) => (await shown(who)).items.map((item) => item.share_ref_id)

export async function join(who: Somebody, teamId = team) {
  const { db } = await hub.hubCall()
  await db.insertInto('team_member').values({ team_id: teamId, member_id: who.memberId, role: 'member' }).execute()
  clearCallerCache(await hub.hubCall())
}
