import * as access from '../../generated/access.ts'
import { useListTeamTypes } from '../../generated/client/team-types-admin/team-types-admin.ts'
import type { TeamType } from '../../generated/client/model/teamType.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'

/** All types of the hub in their order; none for who may not read them. A hub has a hundred at the most. */
export function useTeamTypes(): TeamType[] {
  const enabled = can(useSession(), access.listTeamTypes)
  const { data } = useListTeamTypes({ limit: 100 }, { query: { enabled } })
  return data?.items ?? []
}
