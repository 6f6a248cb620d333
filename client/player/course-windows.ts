import { eachPage } from './each-page.ts'
import { frameDocuments } from './embedded-documents.ts'

export type WindowEvents = {
  /** Whether the activity has begun to report: a window that it opens before is the one that it takes place in. */
  hasBegun: () => boolean
  /** The browser did not let the course open a window. `retry` tries again, from a click of the learner; false where that fails too. */
  onBlocked: (retry: () => boolean) => void
  /** The page of the activity wanted to close itself, or the window that it takes place in was closed. */
  onClosed: () => void
}

export type CourseWindows = {
  /** Takes care of a frame of the package and of all that it opens. Call it before the frame's page has come. */
  follow: (frame: HTMLIFrameElement) => void
  /** Lets the pages in all windows of the package say their last, and closes them. */
  close: () => Promise<void>
  /** Closes them at once, for a page that is going itself. */
  closeNow: () => void
}

type Place = Window & { [taken]?: true }

const taken = Symbol('taken')
const everyMs = 250
const closeLimitMs = 3000

/**
 * Follows the windows that a course opens. They find the API at their opener, as the standards have it. Each new document has
 * functions of its own, so they are looked at again and again; the first of a frame and of a window is there at once.
 */
export function createCourseWindows({ hasBegun, onBlocked, onClosed }: WindowEvents): CourseWindows {
  const windows = new Map<Window, { isContent: boolean }>()
  let frame: HTMLIFrameElement | null = null
  let timer: ReturnType<typeof setInterval> | undefined

  function look(): void {
    if (frame?.contentWindow) eachPage(frame.contentWindow, arrange)
    const gone = [...windows].filter(([page]) => page.closed)
    for (const [page] of gone) windows.delete(page)
    for (const page of windows.keys()) eachPage(page, arrange)
    if (gone.some(([, { isContent }]) => isContent)) ended()
  }

  /** Puts our functions in place of the page's own. */
  function arrange(page: Place): void {
    frameDocuments(page)
    if (page[taken]) return
    page[taken] = true
    page.open = opening(page, page.open)
    // A frame cannot close itself; a window can, and is seen to be gone.
    if (page.parent !== page) page.close = ended
  }

  function opening(page: Window, open: Window['open']): Window['open'] {
    const attempt = (parameters: Parameters<Window['open']>) => {
      const opened = open.apply(page, parameters)
      // What a name leads to may also be a frame.
      if (opened && opened.parent === opened && opened !== window.top) add(opened)
      return opened
    }
    return (...parameters) => {
      const opened = attempt(parameters)
      if (opened || isWithoutOpener(parameters[2])) return opened
      // Later it is the player that asks, and an address would be read as one beside the player's.
      const [url = '', ...others] = parameters
      const here = url === '' ? url : new URL(url, page.document.baseURI).href
      onBlocked(() => attempt([here, ...others]) !== null)
      return null
    }
  }

  function add(opened: Window): void {
    if (!windows.has(opened)) windows.set(opened, { isContent: !hasBegun() })
    eachPage(opened, arrange)
  }

  // A page that opened the content in a window often closes itself; and one that has not begun has nothing to end.
  function ended(): void {
    if (hasBegun() && ![...windows.values()].some(({ isContent }) => isContent)) onClosed()
  }

  function stop(): [Window, unknown][] {
    clearInterval(timer)
    frame = null
    const open = [...windows]
    windows.clear()
    return open
  }

  return {
    follow(next) {
      frame = next
      look()
      timer = setInterval(look, everyMs)
      next.addEventListener('load', look)
    },
    close: async () => void (await Promise.all(stop().map(([page]) => closed(page)))),
    closeNow: () => {
      for (const [page] of stop()) says(page, 'close()')
    },
  }
}

function isWithoutOpener(features = ''): boolean {
  return /\b(noopener|noreferrer)\b/.test(features)
}

// What runs in `unload` still finds the API only while the opener is there, so the window is emptied before it goes.
async function closed(page: Window): Promise<void> {
  const limit = Date.now() + closeLimitMs
  try {
    says(page, "location.replace('about:blank')")
    while (!page.closed && page.document.URL !== 'about:blank' && Date.now() < limit)
      await new Promise((resolve) => setTimeout(resolve, 20))
    says(page, 'close()')
  } catch {
    // A window that leads elsewhere meanwhile stays as it is.
  }
}

// The sandbox lets the page that opened a window lead it away and nobody else, but each may do so with itself.
function says(page: Window, words: string): void {
  page.setTimeout(words)
}
