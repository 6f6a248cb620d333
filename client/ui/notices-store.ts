export type Notice = {
  id: number
  text: string
  tone: 'done' | 'problem'
  /** Takes back what the notice tells of. */
  onUndo?: (() => void) | undefined
}

const SHOWN_FOR_MS = 8000
const listeners = new Set<() => void>()
let notices: readonly Notice[] = []
let lastId = 0

/** Says something in the corner of the screen, and to readers of screens, for eight seconds. */
export function notify(text: string, tone: Notice['tone'] = 'done', onUndo?: () => void): void {
  lastId += 1
  const notice = { id: lastId, text, tone, onUndo }
  change([...notices.filter((other) => other.text !== text), notice])
  setTimeout(() => dismissNotice(notice.id), SHOWN_FOR_MS)
}

export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id))
}

export function currentNotices(): readonly Notice[] {
  return notices
}

export function subscribeNotices(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function change(next: readonly Notice[]): void {
  notices = next
  for (const tell of listeners) tell()
}
