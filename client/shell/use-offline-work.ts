import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendKeptWork } from '../api/kept-work.ts'
import { refreshAfter } from '../api/refresh.ts'
import { useSession } from '../api/session.ts'

/** Sends what courses reported while the hub could not be reached, when the hub is opened and when the connection is back. */
export function useKeptWork(): void {
  const client = useQueryClient()
  const { user } = useSession()
  useEffect(() => {
    const send = () =>
      sendKeptWork(user.id)
        .then((count) => (count > 0 ? refreshAfter(client, 'updateMyAssetAttempt') : undefined))
        // It stays in the browser until the next time.
        .catch(() => undefined)
    void send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [client, user.id])
}
