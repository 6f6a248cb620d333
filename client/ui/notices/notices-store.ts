import { createStore, useSelector } from '@tanstack/react-store'

export type Notice = {
  id: number
  text: string
  tone: 'done' | 'problem'
  /** Takes back what the notice tells of. */
  onUndo?: (() => void) | undefined
}

const SHOWN_FOR_MS = 8000
/** On a phone more of them would cover the page. */
const MOST = 3
const shown = createStore<readonly Notice[]>([])
let lastId = 0

/** Says something in the corner of the screen, and to readers of screens, for eight seconds or until three others were said. */
export function notify(text: string, tone: Notice['tone'] = 'done', onUndo?: () => void): void {
  lastId += 1
  const notice = { id: lastId, text, tone, onUndo }
  shown.setState((notices) => [...notices.filter((other) => other.text !== text), notice].slice(-MOST))
  setTimeout(() => dismissNotice(notice.id), SHOWN_FOR_MS)
}

export function dismissNotice(id: number): void {
  shown.setState((notices) => notices.filter((notice) => notice.id !== id))
}

export function currentNotices(): readonly Notice[] {
  return shown.state
}

/** The same, for what draws them. */
export function useNotices(): readonly Notice[] {
  return useSelector(shown, (notices) => notices)
}
