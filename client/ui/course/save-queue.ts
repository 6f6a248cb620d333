import type { AttemptSnapshot } from '../../player/bridge.ts'

/**
 * `elsewhere`: another window goes on with the course, and this one saves nothing more; `elsewhere-unsaved`: the same, and what
 * activities reported here last was not taken.
 */
export type SaveState = 'saved' | 'saving' | 'not-saved' | 'elsewhere' | 'elsewhere-unsaved'

export type SaveQueue = {
  /** Takes a snapshot; of those that wait only the newest is saved. */
  push: (snapshot: AttemptSnapshot) => void
  /** The page may end at any moment: sends what is not saved yet in a way that outlives it. */
  flush: () => void
  /** The connection is back: tries again without waiting. */
  retryNow: () => void
  /** Nobody listens to the state any more; what is not saved yet is still tried until it is. */
  detach: () => void
}

type SaveQueueOptions = {
  save: (snapshot: AttemptSnapshot, options: { keepalive: boolean }) => Promise<void>
  onState?: (state: SaveState) => void
  onSaved?: (sequence: number) => void
  /** Keeps what could not be saved until it is; null once it is. */
  keep?: (snapshot: AttemptSnapshot | null) => void
  /** Whether a failure says that another window goes on. */
  isElsewhere?: (error: unknown) => boolean
}

const firstWaitMs = 1000
const longestWaitMs = 30_000

/** Saves snapshots one at a time, tries again with growing waits (1 to 30 s), and never drops the last one. */
export function createSaveQueue({ save, onState, onSaved, keep, isElsewhere }: SaveQueueOptions): SaveQueue {
  let newest: AttemptSnapshot | null = null
  let savedSequence = -1
  let isSaving = false
  let isDetached = false
  let over: SaveState | null = null
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | null = null

  function unsaved(): AttemptSnapshot | null {
    return over === null && newest && newest.sequence > savedSequence ? newest : null
  }

  function tell(state: SaveState): void {
    if (!isDetached) onState?.(state)
  }

  function cancelRetry(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  function kept(sequence: number): void {
    savedSequence = Math.max(savedSequence, sequence)
    waitMs = firstWaitMs
    if (!isDetached) onSaved?.(sequence)
    if (!unsaved()) keep?.(null)
  }

  async function run(): Promise<void> {
    cancelRetry()
    const snapshot = unsaved()
    if (isSaving || !snapshot) return
    isSaving = true
    tell('saving')
    const isKept = await attempt(snapshot, false)
    isSaving = false
    if (over) return tell(over)
    if (!unsaved()) return tell('saved')
    if (isKept) return run()
    tell('not-saved')
    keep?.(unsaved())
    timer = setTimeout(run, waitMs)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }

  async function attempt(snapshot: AttemptSnapshot, keepalive: boolean): Promise<boolean> {
    try {
      await save(snapshot, { keepalive })
      kept(snapshot.sequence)
      return true
    } catch (error) {
      if (isElsewhere?.(error)) stop()
      return false
    }
  }

  function stop(): void {
    over ??= unsaved()?.activities.length ? 'elsewhere-unsaved' : 'elsewhere'
    cancelRetry()
    keep?.(null)
  }

  // Beside the save in flight, which the browser may cancel with the page: the server knows a repeated sequence.
  async function flush(): Promise<void> {
    const snapshot = unsaved()
    if (!snapshot) return
    keep?.(snapshot)
    const isKept = await attempt(snapshot, true)
    if (over) return tell(over)
    if (isSaving) return
    if (!isKept || unsaved()) return run()
    cancelRetry()
    tell('saved')
  }

  return {
    push(snapshot) {
      if (newest && snapshot.sequence <= newest.sequence) return
      newest = snapshot
      if (timer === null) void run()
      else keep?.(unsaved())
    },
    flush: () => void flush(),
    retryNow: () => {
      waitMs = firstWaitMs
      void run()
    },
    detach: () => {
      isDetached = true
    },
  }
}
