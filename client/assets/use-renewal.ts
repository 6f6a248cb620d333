import { useEffect } from 'react'
import { renewMyAssetLaunch } from '../../generated/client/assets/assets.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'

// Links end after ten minutes; one call may fail.
const EVERY_MS = 4 * 60_000

/** Keeps what was launched open for as long as its page is, also across the sleep of a laptop. */
export function useRenewal(assetId: string, kind: AssetLaunch['kind']): void {
  const isServed = kind !== 'link' && kind !== 'download'
  useEffect(() => {
    if (!isServed) return
    // What failed is made good by the next one; whoever may not see the asset any more is told by what they do next.
    const renew = () => void renewMyAssetLaunch(assetId).catch(() => undefined)
    const onShow = () => document.visibilityState === 'visible' && renew()
    const timer = setInterval(renew, EVERY_MS)
    window.addEventListener('online', renew)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', renew)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [assetId, isServed])
}
