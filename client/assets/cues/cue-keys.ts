/** What a key asks of the editor, wherever in it one is: letters alone are typed. */
export type CueCommand =
  | 'play'
  | 'start'
  | 'end'
  | 'previous'
  | 'next'
  | 'split'
  | 'join'
  | 'insert'
  | 'delete'
  | 'undo'
  | 'save'

/** By the place of the key, since Alt makes other letters on some keyboards. */
const WITH_ALT: Readonly<Record<string, CueCommand>> = {
  KeyP: 'play',
  KeyS: 'start',
  KeyE: 'end',
  ArrowUp: 'previous',
  ArrowDown: 'next',
  KeyX: 'split',
  KeyJ: 'join',
  Enter: 'insert',
  Backspace: 'delete',
  KeyZ: 'undo',
}

/** The keys as they are shown, in the order of their use. */
export const SHOWN_KEYS: readonly (readonly [CueCommand, string])[] = [
  ['play', 'Alt+P'],
  ['previous', 'Alt+↑'],
  ['next', 'Alt+↓'],
  ['start', 'Alt+S'],
  ['end', 'Alt+E'],
  ['split', 'Alt+X'],
  ['join', 'Alt+J'],
  ['insert', 'Alt+Enter'],
  ['delete', 'Alt+Backspace'],
  ['undo', 'Alt+Z'],
  ['save', 'Ctrl+S'],
]

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export function cueCommandOf({ code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): CueCommand | null {
  if (shiftKey) return null
  if (ctrlKey || metaKey) return code === 'KeyS' && !altKey ? 'save' : null
  return (altKey && WITH_ALT[code]) || null
}
