import { hashKey, useQueryClient } from '@tanstack/react-query'
import { getGetMySessionQueryKey } from '../../generated/client/auth/auth.ts'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import { isPersonal } from './refresh.ts'
import { sessionStarted } from './session-store.ts'

/** Lets somebody in who has just signed in. Another person than before finds nothing of the one before. */
export function useSessionChange(): (session: CurrentSession) => void {
  const client = useQueryClient()
  return (session) => {
    const key = getGetMySessionQueryKey()
    const before = client.getQueryData<CurrentSession>(key)
    if (before?.user.id !== session.user.id) client.removeQueries({ predicate: isPersonal })
    client.setQueryData(key, session)
    sessionStarted()
    void client.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(key) })
  }
}
