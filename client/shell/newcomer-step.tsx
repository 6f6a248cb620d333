import { lazy, Suspense, useEffect } from 'react'
import { useGetMyProfile } from '../../generated/client/profile/profile.ts'
import { useSession } from '../api/session.ts'
import { withAccountTexts } from '../i18n/i18n.ts'
import { isAsked as isAskedNow } from '../ui/facts/custom-values.ts'

const CompleteProfilePage = lazy(() =>
  withAccountTexts(import('./complete-profile-page.tsx')).then((module) => ({ default: module.CompleteProfilePage })),
)

type NewcomerStepProps = {
  /** Null until it is decided. */
  isAsked: boolean | null
  onDecide: (isAsked: boolean) => void
}

/** Decides whether somebody is asked for more about themselves, and asks them. Who puts it off is left alone in this tab. */
export function NewcomerStep({ isAsked, onDecide }: NewcomerStepProps) {
  const { user } = useSession()
  const { data: profile } = useGetMyProfile()
  const place = `later-${user.id}`
  useEffect(() => {
    if (isAsked === null && profile) onDecide(isAskedNow(profile, sessionStorage.getItem(place) !== null))
  }, [isAsked, profile, onDecide, place])
  if (!isAsked || !profile) return null
  const putOff = () => {
    sessionStorage.setItem(place, 'yes')
    onDecide(false)
  }
  return (
    <Suspense fallback={null}>
      <CompleteProfilePage profile={profile} onDone={() => onDecide(false)} onPutOff={putOff} />
    </Suspense>
  )
}
