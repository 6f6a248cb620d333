import { tokenScopes } from '../../../generated/reference.ts'
import type { TestHub } from '../app.ts'
import { addServiceToken, addToken, type Person } from '../people.ts'
import type { Reason } from './hidden-content.ts'

/** Those who must not see hidden content, and the headers with which each of them calls. */
export interface Viewer {
  name: (typeof VIEWERS)[number]
  headers: Record<string, string>
  /** Null for who is no person of their own. */
  memberId: string | null
  /** What they see of what is hidden from the others. */
  sees: Reason | null
}

const VIEWERS = [
  'learner',
  'learner of another team',
  'manager of another team',
  'manager who learns in another team',
  'admin without rights',
  'person who was removed',
  'person who is suspended',
  'API token',
  'token of the hub',
  'nobody',
] as const

/** @param own the team of one, @param other that of two more */
export async function addViewers(hub: TestHub, own: string, other: string): Promise<Viewer[]> {
  const learner = await hub.person({ teams: [{ id: own, role: 'member' }] })
  const managed = { id: own, role: 'manager' } as const
  const hubToken = await addServiceToken(hub.context.databases, learner, ['settings_read'])
  const token = await addToken(hub.context.databases, learner, tokenScopes)
  const suspended = await hub.person({ teams: [{ id: own, role: 'member' }] })
  await hub.context.databases
    .forHub(1)
    .updateTable('member')
    .set({ suspended_at: hub.context.now() })
    .where('id', '=', suspended.memberId)
    .execute()
  return [
    viewer('learner', learner),
    viewer('learner of another team', await hub.person({ teams: [{ id: other, role: 'member' }] })),
    viewer('manager of another team', await hub.person({ teams: [{ id: other, role: 'manager' }] })),
    viewer('manager who learns in another team', await hub.person({ teams: [managed, { id: other, role: 'member' }] })),
    { ...viewer('admin without rights', await hub.person({ isAdmin: true })), sees: 'admin' },
    viewer('person who was removed', await hub.person({ isDeleted: true })),
    viewer('person who is suspended', suspended),
    { name: 'API token', headers: { authorization: `Bearer ${token}`, cookie: '' }, memberId: null, sees: null },
    {
      name: 'token of the hub',
      headers: { authorization: `Bearer ${hubToken}`, cookie: '' },
      memberId: null,
      sees: 'admin',
    },
    { name: 'nobody', headers: {}, memberId: null, sees: null },
  ]
}

function viewer(name: Viewer['name'], { secret, memberId }: Person): Viewer {
  return { name, headers: { cookie: `hub_sid=${secret}`, 'if-match': '"v1"' }, memberId, sees: null }
}
