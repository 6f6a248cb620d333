import type { SharedValue } from '../../server/assets/attempts/shared-rules.ts'
import type { ActivityRecord, AttemptSnapshot } from './bridge.ts'
import type { Logbook, Noted } from './logbook.ts'
import { createUnsent } from './unsent.ts'

export type Recorder = {
  /** Something changed: a snapshot goes out within the delay. */
  changed: () => void
  /** Sends a snapshot now. */
  save: () => void
  /** Something happened that goes out with the next snapshot. */
  note: (entry: Noted) => void
  /** The hub says that the server keeps this sequence. */
  acknowledge: (sequence: number) => void
  /** The page may end at any moment: what the server may not have yet goes out by beacon. */
  flush: () => void
  /** While the page is being left, every further snapshot goes out by beacon as well. */
  setLeaving: (isLeaving: boolean) => void
}

type RecorderOptions = {
  /** What the server has: the first snapshot gets the next sequence, and holds what is different. */
  attempt: AttemptSnapshot
  /** What happened in the launch goes out with the snapshots. */
  logbook: Logbook
  collect: () => Omit<AttemptSnapshot, 'launchId' | 'sequence' | 'isPart' | 'entries'>
  post: (snapshot: AttemptSnapshot) => void
  beacon: (snapshot: AttemptSnapshot) => void
}

const delayMs = 300

/** Numbers the snapshots of an attempt and decides when they leave the page, and by which way. Each holds all that the server does not have. */
export function createRecorder({ attempt, logbook, collect, post, beacon }: RecorderOptions): Recorder {
  const unsent = createUnsent(attempt.activities)
  const unsentShared = createUnsent((attempt.shared ?? []).map(recordOf))
  let sequence = attempt.sequence
  let newest: AttemptSnapshot | null = null
  let kept = sequence
  let isLeaving = false
  let isSaveDue = false
  let isBeaconDue = false
  let timer: ReturnType<typeof setTimeout> | null = null

  function save(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    isSaveDue = false
    sequence += 1
    const { activities, shared = [], ...others } = collect()
    const changed = unsent.since(kept, activities, sequence)
    const handedOn = unsentShared.since(kept, shared.map(recordOf), sequence).map(({ activityId }) => activityId)
    const entries = logbook.since(kept, sequence)
    newest = {
      launchId: attempt.launchId,
      sequence,
      ...others,
      activities: changed,
      ...(handedOn.length ? { shared: shared.filter((each) => handedOn.includes(recordOf(each).activityId)) } : {}),
      ...(entries.length ? { entries } : {}),
    }
    post(newest)
    // The hub's page may be gone before it could send this one on.
    if (isLeaving) sendSoon()
  }

  // A page that says much as it goes has half a second for it, and what a browser lets it send: all that it says at once is
  // collected and sent as one.
  function sendSoon(): void {
    if (isBeaconDue) return
    isBeaconDue = true
    queueMicrotask(() => {
      if (isSaveDue) save()
      isBeaconDue = false
      if (newest) beacon(newest)
    })
  }

  return {
    save,
    note: logbook.note,
    changed: () => {
      if (!isLeaving) {
        timer ??= setTimeout(save, delayMs)
        return
      }
      isSaveDue = true
      sendSoon()
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

function recordOf({ kind, id, value }: SharedValue): ActivityRecord {
  return { activityId: `${kind} ${id}`, values: { value } }
}
