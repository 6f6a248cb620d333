/** What a key asks of a player. */
export type Command =
  | { does: 'toggle' | 'mute' | 'captions' | 'fullScreen' | 'pictureInPicture' | 'note' }
  | { does: 'step'; seconds: number }
  | { does: 'seek'; share: number }
  | { does: 'louder'; by: number }
  | { does: 'faster'; by: 1 | -1 }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

export const STEP_SECONDS = 10
const LOUDER = 0.1

const COMMANDS: Readonly<Record<string, Command>> = {
  ' ': { does: 'toggle' },
  k: { does: 'toggle' },
  j: { does: 'step', seconds: -STEP_SECONDS },
  l: { does: 'step', seconds: STEP_SECONDS },
  arrowleft: { does: 'step', seconds: -STEP_SECONDS },
  arrowright: { does: 'step', seconds: STEP_SECONDS },
  arrowup: { does: 'louder', by: LOUDER },
  arrowdown: { does: 'louder', by: -LOUDER },
  home: { does: 'seek', share: 0 },
  end: { does: 'seek', share: 1 },
  m: { does: 'mute' },
  c: { does: 'captions' },
  f: { does: 'fullScreen' },
  i: { does: 'pictureInPicture' },
  n: { does: 'note' },
  '<': { does: 'faster', by: -1 },
  '>': { does: 'faster', by: 1 },
}

/** What a key does in a player, as in others of the kind; null for a key that means nothing here, or something to where it was pressed. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Pressed, target: Element): Command | null {
  // The room itself goes to other items by Alt and an arrow.
  if (altKey || ctrlKey || metaKey || isOwnKey(key, target)) return null
  if (/^\d$/.test(key)) return { does: 'seek', share: Number(key) / 10 }
  return COMMANDS[key.toLowerCase()] ?? null
}

/** A button is pressed by the space bar, and a choice or the volume is changed by arrows. */
function isOwnKey(key: string, target: Element): boolean {
  if (target.matches(':is(button,summary)')) return key === ' '
  return target.matches('[type=radio], [data-own-keys]') && (key.length > 1 || key === ' ')
}
