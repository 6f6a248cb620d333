import { useContext, useEffect, useEffectEvent, type RefObject } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { savePosition } from '../../api/keepalive.ts'
import { keepPosition } from '../../api/kept-work.ts'
import { useSession } from '../../api/session.ts'
import { OnlyLookedAt } from '../only-looked-at.ts'

const EVERY_MS = 10_000

/** Tells the hub how far a recording was played: every ten seconds, at a pause and when one leaves. */
export function usePositionReports(
  media: RefObject<HTMLMediaElement | null>,
  assetId: string,
  onStatus: (status: Asset['userContentStatus']) => void,
): void {
  const { user } = useSession()
  const isOnlyLookedAt = useContext(OnlyLookedAt)
  const tell = useEffectEvent(onStatus)
  useEffect(() => {
    const element = media.current
    if (!element || isOnlyLookedAt) return
    let lastSent = 0
    const report = (leaving: boolean) => {
      const { currentTime, duration } = element
      if (currentTime === 0 || Math.abs(currentTime - lastSent) < 0.5) return
      lastSent = currentTime
      const position = { position: currentTime, duration: Number.isFinite(duration) ? duration : null }
      savePosition(assetId, position, leaving).then(
        ({ userContentStatus }) => {
          keepPosition(user.id, assetId, null)
          tell(userContentStatus)
        },
        (error: unknown) => {
          // Another report may make it good; the browser keeps it in case there is none.
          lastSent = 0
          if (error instanceof HubProblem && error.status === 0) keepPosition(user.id, assetId, position)
        },
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
  }, [media, assetId, user.id, isOnlyLookedAt])
}
