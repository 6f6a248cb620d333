import { createStore, useSelector } from '@tanstack/react-store'

const session = createStore<'open' | 'ended' | 'enrolling'>('open')

/** Called where the hub answers 401: the sign-in screen comes and the page behind it stays as it is. */
export function sessionEnded(): void {
  session.setState(() => 'ended')
}

/** Called where the hub refuses all but setting up a second factor. */
export function enrolmentRequired(): void {
  session.setState(() => 'enrolling')
}

/** Called when somebody has signed in, or has set up the second factor that was missing. */
export function sessionStarted(): void {
  session.setState(() => 'open')
}

/** True from a 401 until somebody signs in again. */
export function useSessionEnded(): boolean {
  return useSelector(session, (state) => state === 'ended')
}

/** True while a second factor has to be set up before anything else. */
export function useEnrolmentRequired(): boolean {
  return useSelector(session, (state) => state === 'enrolling')
}
