import { useQueries } from '@tanstack/react-query'
import { getGetTeamQueryOptions } from '../../generated/client/teams-admin/teams-admin.ts'

/** Names of teams, deleted ones among them. */
export function useTeamNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const answers = useQueries({
    queries: [...new Set(ids)].map((id) => getGetTeamQueryOptions(id, { includeDeleted: true })),
  })
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.name]] : [])))
}
