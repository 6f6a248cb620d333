/** What a key asks of a viewer of documents. */
export type Command =
  | { does: 'find' | 'fit' | 'fullScreen' | 'rotate' }
  | { does: 'zoom'; by: 1 | -1 }
  | { does: 'page'; by: 1 | -1 }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

const COMMANDS: Readonly<Record<string, Command>> = {
  '/': { does: 'find' },
  '+': { does: 'zoom', by: 1 },
  '=': { does: 'zoom', by: 1 },
  '-': { does: 'zoom', by: -1 },
  '0': { does: 'fit' },
  f: { does: 'fullScreen' },
  r: { does: 'rotate' },
  arrowright: { does: 'page', by: 1 },
  arrowleft: { does: 'page', by: -1 },
}

/** What a key does in a document, as in others of the kind; null for a key that means nothing here, or something to where it was pressed. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Pressed, target: Element): Command | null {
  // The room itself goes to other items by Alt and an arrow.
  if (altKey) return null
  // The search of the browser knows the pages alone that are drawn.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'f' ? { does: 'find' } : null
  if (target.matches('input')) return null
  return COMMANDS[key.toLowerCase()] ?? null
}
