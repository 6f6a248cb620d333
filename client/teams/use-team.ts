import { useState } from 'react'
import { useGetTeam } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'

const POLL_INTERVAL_MS = 1500

/** A team, read again and again while its rules are being applied; deleted ones, too. */
export function useTeam(teamId: string) {
  // When the rules were applied last, at the moment when somebody asked for it again.
  const [asked, setAsked] = useState<{ before: string | null } | null>(null)
  const isApplying = (team: TeamFull | undefined) => team !== undefined && isOnItsWay(team, asked)
  const query = useGetTeam(
    teamId,
    { includeDeleted: true },
    {
      query: {
        // The version belongs to the answer itself, which sharing its parts would replace.
        structuralSharing: false,
        refetchInterval: ({ state }) => (isApplying(state.data) ? POLL_INTERVAL_MS : false),
      },
    },
  )
  const before = query.data?.rulesAppliedTime ?? null
  return { query, isApplying: isApplying(query.data), onAsked: () => setAsked({ before }) }
}

/** New rules count as never applied. */
function isOnItsWay(team: TeamFull, asked: { before: string | null } | null): boolean {
  const { isSmartTeam, isDeleted, rulesAppliedTime, rulesWaiting } = team
  if (!isSmartTeam || isDeleted) return false
  if (asked && asked.before === rulesAppliedTime) return true
  return rulesAppliedTime === null && rulesWaiting === null
}
