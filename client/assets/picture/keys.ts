/** What a key asks of a viewer of pictures. */
export type Command = 'larger' | 'smaller' | 'fit' | 'ownSize' | 'fullScreen'

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

const COMMANDS: Readonly<Record<string, Command>> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  '1': 'ownSize',
  f: 'fullScreen',
}

/** What a key does; null for one that means nothing here. The browser zooms the whole page by the same with Ctrl. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Pressed): Command | null {
  return altKey || ctrlKey || metaKey ? null : (COMMANDS[key.toLowerCase()] ?? null)
}
