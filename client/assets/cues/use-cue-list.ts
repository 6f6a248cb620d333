import { useReducer } from 'react'
import { joined, nextCue, split, type TypedCue } from './cue-rules.ts'

/** As many changes as can be taken back. */
const MAX_PAST = 100

interface State {
  cues: readonly TypedCue[]
  /** The cue that is edited; empty for none. */
  chosen: string
  past: readonly { cues: readonly TypedCue[]; chosen: string }[]
  /** What is being typed, so that a word is one change and not five. */
  typing: string
}

export type CueAction =
  | { does: 'choose'; key: string }
  | { does: 'type'; key: string; field: 'start' | 'end' | 'text'; value: string }
  | { does: 'split'; key: string; at: number; now: number }
  | { does: 'join' | 'delete' | 'insert'; key: string }
  | { does: 'replaceAll'; cues: readonly TypedCue[] }
  | { does: 'undo' }
  /** What is saved, or read anew: nothing before it can be had back. */
  | { does: 'load'; cues: readonly TypedCue[] }

/** The cues that are edited, with the one that is chosen and the way back. */
export function useCueList(initial: () => readonly TypedCue[]) {
  return useReducer(cueList, null, (): State => {
    const cues = initial()
    return { cues, chosen: cues[0]?.key ?? '', past: [], typing: '' }
  })
}

export function cueList(state: State, action: CueAction): State {
  const { cues, chosen, past } = state
  switch (action.does) {
    case 'choose':
      return { ...state, chosen: action.key, typing: '' }
    case 'load':
      return { cues: action.cues, chosen: nearest(action.cues, chosen, cues), past: [], typing: '' }
    case 'undo': {
      const last = past.at(-1)
      return last ? { ...last, past: past.slice(0, -1), typing: '' } : state
    }
    case 'type': {
      const { key, field, value } = action
      const next = cues.map((cue) => (cue.key === key ? { ...cue, [field]: value } : cue))
      const typing = `${field}/${key}`
      return { ...state, cues: next, typing, past: typing === state.typing ? past : remembered(state) }
    }
    default: {
      const [next, key] = changed(state, action)
      return { cues: next, chosen: nearest(next, key, cues), past: remembered(state), typing: '' }
    }
  }
}

type Change = Extract<CueAction, { does: 'split' | 'join' | 'delete' | 'insert' | 'replaceAll' }>

/** The cues after a change of more than one of them, and the one to go on with. */
function changed({ cues, chosen }: State, action: Change): [readonly TypedCue[], string] {
  if (action.does === 'replaceAll') return [action.cues, chosen]
  const at = cues.findIndex(({ key }) => key === action.key)
  const cue = cues[at]
  if (action.does === 'insert' || !cue) {
    const added = nextCue(cue)
    return [cues.toSpliced(at + 1, 0, added), added.key]
  }
  switch (action.does) {
    case 'split': {
      const [first, second] = split(cue, action.at, action.now)
      return [cues.toSpliced(at, 1, first, second), second.key]
    }
    case 'join': {
      const next = cues[at + 1]
      return next ? [cues.toSpliced(at, 2, joined(cue, next)), cue.key] : [cues, cue.key]
    }
    case 'delete':
      return [cues.toSpliced(at, 1), (cues[at + 1] ?? cues[at - 1])?.key ?? '']
  }
}

/** The wanted cue, or where it is no more the one at the place of what was chosen. */
function nearest(cues: readonly TypedCue[], wanted: string, before: readonly TypedCue[]): string {
  if (cues.some(({ key }) => key === wanted)) return wanted
  const at = before.findIndex(({ key }) => key === wanted)
  return cues[Math.min(Math.max(at, 0), cues.length - 1)]?.key ?? ''
}

function remembered({ cues, chosen, past }: State): State['past'] {
  return [...past, { cues, chosen }].slice(-MAX_PAST)
}
