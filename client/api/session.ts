import { createContext, use } from 'react'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'

export const SessionContext = createContext<CurrentSession | null>(null)

/** Who is signed in. Throws outside of the gate, where nobody may be. */
export function useSession(): CurrentSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs <Gate> around it')
  return session
}
