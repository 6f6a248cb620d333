import { useState } from 'react'
import { useSession } from './session.ts'

/** A text that stays while it is not sent: through a reload, a lost connection and a closed tab. Of this person alone. @param initial what stands there where there is no draft */
export function useDraft(key: string, initial = ''): [text: string, change: (text: string) => void] {
  const { user } = useSession()
  const place = `draft-${user.id}-${key}`
  const [text, setText] = useState(() => localStorage.getItem(place) ?? initial)
  const change = (next: string) => {
    setText(next)
    if (next) localStorage.setItem(place, next)
    else localStorage.removeItem(place)
  }
  return [text, change]
}
