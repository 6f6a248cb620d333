import { useEffect, useState } from 'react'
import type { LaunchSubtitle } from '../../../generated/client/model/launchSubtitle.ts'
import { useSession } from '../../api/session.ts'
import { firstSubtitle } from './first-subtitle.ts'
import { prefer, preferences } from './preferences.ts'
import type { Media } from './recording-player.tsx'

export interface Captions {
  all: readonly LaunchSubtitle[]
  /** Of the subtitles whose lines are read, also while they are not shown; null where there are none. */
  id: string | null
  isOn: boolean
  /** Shows those of this id; null for none. */
  show: (id: string | null) => void
  /** Shows them, or puts them away. */
  toggle: () => void
}

/** Which subtitles are shown: those in the reader's language first, unless this person switched them off before. */
export function useCaptions(media: Media, all: readonly LaunchSubtitle[]): Captions {
  const { user } = useSession()
  const [id, setId] = useState(() => firstSubtitle(all, user.locale)?.id ?? null)
  const [isOn, setOn] = useState(() => preferences().hasCaptions)
  useEffect(() => {
    const element = media.current
    if (!element) return
    const setModes = () => {
      for (const track of element.querySelectorAll('track')) {
        // The transcript reads those that are hidden too.
        const ofChosen = isOn ? 'showing' : 'hidden'
        track.track.mode = track.id === id ? ofChosen : 'disabled'
      }
    }
    setModes()
    // Browsers show what fits the settings of the system, beside what was chosen here.
    element.textTracks.addEventListener('change', setModes)
    return () => element.textTracks.removeEventListener('change', setModes)
  }, [media, id, isOn])
  const show = (next: string | null) => {
    if (next) setId(next)
    setOn(next !== null)
    prefer({ hasCaptions: next !== null })
  }
  return { all, id, isOn: isOn && id !== null, show, toggle: () => show(isOn ? null : id) }
}
