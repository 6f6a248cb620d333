import type { AttemptSnapshot } from './bridge.ts'

export type Recorder = {
  /** Something changed: a snapshot goes out within the delay. */
  changed: () => void
  /** Sends a snapshot now. */
  save: () => void
  /** The hub says that the server keeps this sequence. */
  acknowledge: (sequence: number) => void
  /** The page may end at any moment: what the server may not have yet goes out by beacon. */
  flush: () => void
  /** While the page is being left, every further snapshot goes out by beacon as well. */
  setLeaving: (isLeaving: boolean) => void
}

type RecorderOptions = {
  /** The last sequence that the attempt has; the first snapshot gets the next one. */
  sequence: number
  collect: () => Omit<AttemptSnapshot, 'sequence'>
  post: (snapshot: AttemptSnapshot) => void
  beacon: (snapshot: AttemptSnapshot) => void
}

const delayMs = 300

/** Numbers the snapshots of an attempt and decides when they leave the page, and by which way. */
export function createRecorder({ sequence, collect, post, beacon }: RecorderOptions): Recorder {
  let newest: AttemptSnapshot | null = null
  let kept = sequence
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | null = null

  function save(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    sequence += 1
    newest = { sequence, ...collect() }
    post(newest)
    // The hub's page may be gone before it could send this one on.
    if (isLeaving) beacon(newest)
  }

  return {
    save,
    changed: () => {
      if (isLeaving) save()
      else timer ??= setTimeout(save, delayMs)
    },
    acknowledge: (saved) => {
      kept = Math.max(kept, saved)
    },
    flush: () => {
      if (timer !== null) save()
      if (!isLeaving && newest && newest.sequence > kept) beacon(newest)
    },
    setLeaving: (next) => {
      isLeaving = next
    },
  }
}
