import {
  getGetHubMockHandler,
  getListMyHubsMockHandler,
  getListUserHubsMockHandler,
} from '../../generated/client/hubs/hubs.msw.ts'
import type { HubItem } from '../../generated/client/model/hubItem.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import { answer, pageOf } from './answer.ts'
import type { MockHub } from './hub.ts'
import { notAllowed } from './problems.ts'
import type { PersonRow } from './rows.ts'

export function hubsHandlers(hub: MockHub) {
  return [
    getGetHubMockHandler(answer(hub, 'getHub', () => publicHub(hub))),
    getListMyHubsMockHandler(answer(hub, 'listMyHubs', ({ me, query }) => pageOf(hubsOf(hub, me), query))),
    getListUserHubsMockHandler(
      answer(hub, 'listUserHubs', ({ me, params, query }) => {
        if (params.userId !== me.id) throw notAllowed('You may list only your own hubs.')
        return pageOf(hubsOf(hub, me), query)
      }),
    ),
  ]
}

/** What anybody may know of the hub. */
export function publicHub({ hub: { isHelixHub: _, ...row } }: MockHub): HubPublic {
  return row
}

function hubsOf({ hub }: MockHub, me: PersonRow): HubItem[] {
  const { domain_id, name, hostname, origin, isHelixHub } = hub
  return [{ id: domain_id, name, hostname, origin, isCurrentHub: true, isHelixHub, memberId: me.id }]
}
