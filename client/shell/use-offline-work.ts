import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../api/session.ts'

/** Does what waits for the hub, when it is opened and when the connection is back. */
export function useOfflineWork(): void {
  const client = useQueryClient()
  const { user } = useSession()
  useEffect(() => {
    const reach = () => void import('./afterwards.ts').then(({ reachHub }) => reachHub(client, user.id))
    reach()
    window.addEventListener('online', reach)
    return () => window.removeEventListener('online', reach)
  }, [client, user.id])
}
