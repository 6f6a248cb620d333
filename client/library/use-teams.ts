import { keepPreviousData } from '@tanstack/react-query'
import { useGetShareAudience } from '../../generated/client/recommendations-sharing/recommendations-sharing.ts'

/** The teams among which the person may choose, 50 at the most; words find others. */
export function useTeams(words = ''): { id: string; name: string }[] {
  const { data } = useGetShareAudience(words ? { query: words } : {}, { query: { placeholderData: keepPreviousData } })
  return data?.teams.map(({ id, name }) => ({ id, name })) ?? []
}
