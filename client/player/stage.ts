import type { CourseWindows } from './course-windows.ts'
import type { Watch } from './watch.ts'

export type Stage = {
  /** Shows a page of the package. `onLoad` is called when its first document has loaded. */
  open: (url: URL, title: string, onLoad: () => void) => void
  /** Lets the page's unload handlers run, and those of its windows, then takes them away. */
  close: () => Promise<void>
  /** The document in the frame, null when there is none or it belongs to another origin. */
  page: () => Document | null
}

const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'
const closeLimitMs = 3000

/** Manages the frame of the package inside `container`. Each page gets a frame of its own, so that Back leaves the course at once. */
export function createStage(container: HTMLElement, watch: Watch, windows: CourseWindows): Stage {
  let frame: HTMLIFrameElement | null = null
  let unwatch = () => {}

  return {
    open(url, title, onLoad) {
      frame = document.createElement('iframe')
      frame.title = title
      frame.setAttribute('sandbox', sandbox)
      frame.allow = 'autoplay; fullscreen'
      frame.addEventListener('load', onLoad, { once: true })
      frame.src = url.href
      container.append(frame)
      windows.follow(frame)
      unwatch = watch(frame)
    },
    async close() {
      const leaving = frame
      if (!leaving) return
      unwatch()
      await windows.close()
      await emptied(leaving)
      leaving.remove()
      if (frame === leaving) frame = null
    },
    page: () => frame?.contentDocument ?? null,
  }
}

// A page can refuse to go (beforeunload); after the limit the frame is removed anyway, which still runs its unload handlers.
function emptied(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, closeLimitMs)
    frame.addEventListener('load', () => {
      if (frame.contentDocument?.URL !== 'about:blank') return
      clearTimeout(limit)
      resolve()
    })
    frame.contentWindow?.location.replace('about:blank')
  })
}
