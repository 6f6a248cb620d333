import { useQueryClient } from '@tanstack/react-query'
import { useSignOut } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import { isPersonal } from '../api/refresh.ts'
import { sessionEnded } from '../api/session-store.ts'
import { clearRecentSearches } from './recent-searches.ts'
import { notify } from '../ui/notices-store.ts'

/** Ends the session; the sign-in screen comes. */
export function useSignOutOfHub(): () => void {
  const client = useQueryClient()
  const { mutate } = useSignOut({
    mutation: {
      onSuccess: () => {
        sessionEnded()
        clearRecentSearches()
        // Whoever signs in next must not find anything of the one before.
        client.removeQueries({ predicate: isPersonal })
      },
      onError: (error) => notify(problemWords(error).text, 'problem'),
    },
  })
  return () => mutate()
}
