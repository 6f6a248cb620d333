import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { HubProblem } from '../../api/hub-problem.ts'
import { discardDraft, inTurn, isChanged, outlivesPage, sendDraft, settled, type Editing } from './contents-draft.ts'

/** So long after the last change it is sent. */
const DELAY_MS = 2_000
/** So long after a failure it is tried again. */
const RETRY_MS = 20_000

interface Saved {
  of: Editing
  /** Null where there is no draft, because all is as it was. */
  time: string | null
}

interface Failed {
  of: Editing
  error: unknown
}

interface Situation {
  playlistId: string
  /** What is on the screen and was arranged in this window; null for what the hub has. */
  editing: Editing | null
  /** Whether what is on the screen is being saved or discarded, so that no draft of it is wanted. */
  isPaused: boolean
  /** Called where somebody else saved the contents meanwhile. */
  onOutdated: () => void
}

/**
 * Keeps what is arranged and not saved as a draft on the hub: some seconds after the last change, and when the page is left. One
 * draft is sent after the other, each naming the one before.
 */
export function useDraftSaving({ playlistId, editing, isPaused, onOutdated }: Situation) {
  const tag = useRef('')
  const queued = useRef<Editing | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const failure = failed !== null && failed.of === editing ? failed.error : null
  const isPending = editing !== null && saved?.of !== editing
  const send = async (one: Editing, replaced: string) => {
    try {
      const sent = isChanged(one)
        ? await sendDraft(playlistId, one, replaced)
        : await discardDraft(playlistId, replaced)
      tag.current = sent.draftTag
      setSaved({ of: one, time: sent.savedTime })
      setFailed(null)
    } catch (error) {
      queued.current = null
      if (error instanceof HubProblem && error.code === 'contents-changed') return onOutdated()
      setFailed({ of: one, error })
    }
  }
  const enqueue = useEffectEvent(() => {
    // A page that is left says so in two ways.
    if (!editing || queued.current === editing) return
    queued.current = editing
    inTurn(playlistId, () => send(editing, tag.current))
  })
  const leave = useEffectEvent(() => {
    if (isPending && !isPaused && !isRefused(failure)) enqueue()
  })
  useEffect(() => {
    if (!isPending || isPaused || isRefused(failure)) return
    const timer = setTimeout(enqueue, failure ? RETRY_MS : DELAY_MS)
    return () => clearTimeout(timer)
  }, [editing, isPending, isPaused, failure])
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave()
    const onLeave = () => leave()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeave)
      leave()
    }
  }, [])
  return {
    /** When the draft on the screen was saved; null where it is not. */
    savedTime: isPending ? null : (saved?.time ?? null),
    failure,
    /** Whether leaving the page would lose something. */
    isAtRisk: isPending && (isPaused || failure !== null || !outlivesPage(editing)),
    /** Begins from what the hub has. @param time when that was saved */
    begin: (draftTag: string, of?: Editing, time: string | null = null) => {
      tag.current = draftTag
      setSaved(of ? { of, time } : null)
    },
    /** Keeps what is on the screen, whatever another window kept. */
    overwrite: () => {
      if (editing) inTurn(playlistId, () => send(editing, '*'))
    },
    /** @returns the tag of the draft, once none is on its way */
    settle: async () => {
      await settled(playlistId)
      return tag.current
    },
  }
}

/** Whether the hub said no, so that another try would be answered the same. */
function isRefused(error: unknown): boolean {
  return error instanceof HubProblem && error.status >= 400 && error.status < 500 && error.status !== 429
}
