import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { savePosition } from '../../api/keepalive.ts'

const EVERY_MS = 10_000

/** Tells the hub how far a recording was played: every ten seconds, at a pause and when one leaves. */
export function usePositionReports(
  media: RefObject<HTMLMediaElement | null>,
  assetId: string,
  onStatus: (status: Asset['userContentStatus']) => void,
): void {
  const tell = useEffectEvent(onStatus)
  useEffect(() => {
    const element = media.current
    if (!element) return
    let lastSent = 0
    const report = (leaving: boolean) => {
      const { currentTime, duration } = element
      if (currentTime === 0 || Math.abs(currentTime - lastSent) < 0.5) return
      lastSent = currentTime
      const length = Number.isFinite(duration) ? duration : null
      // A report that is lost is made good by the next one.
      savePosition(assetId, { position: currentTime, duration: length }, leaving).then(
        ({ userContentStatus }) => tell(userContentStatus),
        () => (lastSent = 0),
      )
    }
    const onPause = () => report(false)
    const onHide = () => document.visibilityState === 'hidden' && report(true)
    const timer = setInterval(() => !element.paused && report(false), EVERY_MS)
    element.addEventListener('pause', onPause)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      element.removeEventListener('pause', onPause)
      document.removeEventListener('visibilitychange', onHide)
      report(true)
    }
  }, [media, assetId])
}
