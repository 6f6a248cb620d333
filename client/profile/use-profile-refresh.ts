import { useQueryClient } from '@tanstack/react-query'
import { getGetMySessionQueryKey } from '../../generated/client/auth/auth.ts'
import { getGetMyProfileQueryKey } from '../../generated/client/profile/profile.ts'

/** Asks anew for all that shows the person: the page, and the menu in the top bar. */
export function useProfileRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetMyProfileQueryKey() }),
      client.invalidateQueries({ queryKey: getGetMySessionQueryKey() }),
    ])
}
