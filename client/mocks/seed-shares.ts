import type { ShareRow } from './rows.ts'
import { seedId, shifted } from './seed-ids.ts'

/** What the manager shared with the learner and with the team, and what the hub recommends to everybody in it. */
export function demoShares(now: Date): ShareRow[] {
  const share = (hours: number, known: Pick<ShareRow, 'contentId'> & Partial<ShareRow>): ShareRow => ({
    contextId: null,
    sharerId: seedId('person', 2),
    type: 'share',
    label: null,
    message: null,
    createdTime: shifted(now, { hours }),
    personIds: [],
    teamIds: [],
    ...known,
  })
  return [
    share(-72, {
      contentId: seedId('playlist', 4),
      sharerId: seedId('person', 3),
      type: 'recommendation',
      label: 'New',
      teamIds: [seedId('team', 1)],
    }),
    share(-28, { contentId: seedId('playlist', 3), teamIds: [seedId('team', 1)] }),
    share(-20, {
      contentId: seedId('playlist', 2),
      personIds: [seedId('person', 1)],
      message: 'Have a look at this before Friday.',
    }),
  ]
}
