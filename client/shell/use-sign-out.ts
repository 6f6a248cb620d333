import { useQueryClient } from '@tanstack/react-query'
import { useSignOut } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import { isPersonal } from '../api/refresh.ts'
import { sessionEnded } from '../api/session-store.ts'
import { clearRecentSearches } from './recent-searches.ts'
import { closeAll } from '../ui/before-leaving.ts'
import { notify } from '../ui/notices/notices-store.ts'

/** Ends the session; the sign-in screen comes, or the page of the identity provider that ends the session there. */
export function useSignOutOfHub(): () => void {
  const client = useQueryClient()
  const { mutate } = useSignOut({
    mutation: {
      onSuccess: ({ providerUrl }) => {
        sessionEnded()
        clearRecentSearches()
        void import('./afterwards.ts').then(({ forgetAllKept }) => forgetAllKept())
        // Whoever signs in next must not find anything of the one before.
        client.removeQueries({ predicate: isPersonal })
        if (providerUrl) window.location.assign(providerUrl)
      },
      onError: (error) => notify(problemWords(error).text, 'problem'),
    },
  })
  return () => void closeAll().then(() => mutate())
}
