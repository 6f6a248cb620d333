import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getLaunchMyAssetMutationKey, launchMyAsset } from '../../generated/client/assets/assets.ts'
import { sendKeptWork } from '../api/kept-work.ts'
import { refreshAfter } from '../api/refresh.ts'
import { useSession } from '../api/session.ts'
import { UNLESS_THERE } from '../api/unless-there.ts'

/**
 * Opens the asset once a visit; `playlistId` is the playlist that it is opened in, null by itself.
 * Opening counts, so the lists are asked anew when one leaves. Undefined until it is open. Not by Suspense, which would keep what
 * stands in its place for a third of a second.
 */
export function useLaunch(assetId: string, playlistId: string | null) {
  const client = useQueryClient()
  const { user } = useSession()
  const { data: launch } = useQuery({
    queryKey: [...getLaunchMyAssetMutationKey(), { assetId, playlistId }],
    queryFn: async ({ signal }) => {
      // What this browser kept of a course comes first, or it would go on from before that.
      await sendKeptWork(user.id)
      return launchMyAsset(assetId, playlistId ? { playlistId } : undefined, { signal })
    },
    // The answer holds short-lived rights and a place to go on from: never from memory, never twice.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isHeld: true },
    gcTime: 0,
    retry: false,
    ...UNLESS_THERE,
  })
  const isOpen = launch !== undefined
  useEffect(() => {
    if (!isOpen) return
    void refreshAfter(client, 'launchMyAsset')
    return () => void refreshAfter(client, 'launchMyAsset')
  }, [client, assetId, isOpen])
  return launch
}
