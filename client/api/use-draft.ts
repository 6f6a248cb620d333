import type { Draft } from '../ui/form/draft.ts'
import { useSession } from './session.ts'

/** What is typed into a form and not sent, through a reload, a lost connection and a closed tab. Of this person alone. @param key of the form */
export function useDraft(key: string): Draft {
  const { user } = useSession()
  const place = `draft-${user.id}-${key}`
  return {
    get kept() {
      return readDraft(localStorage.getItem(place))
    },
    keep: (typed) => {
      if (Object.keys(typed).length) localStorage.setItem(place, JSON.stringify(typed))
      else localStorage.removeItem(place)
    },
  }
}

/** What stands in the browser; what cannot be read is nothing. */
export function readDraft(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}
