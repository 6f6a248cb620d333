import { eachPage } from './each-page.ts'
import type { Noted } from './logbook.ts'

/** Looks at what the page of a course loads, for as long as it is there. @returns a function that ends it */
export type Watch = (frame: HTMLIFrameElement) => () => void

type Report = { body: { blockedURL: string | null; effectiveDirective: string } }
type Page = Window & {
  ReportingObserver?: new (
    tell: (reports: Report[]) => void,
    options: { types: string[]; buffered: boolean },
  ) => { observe: () => void }
}

const everyMs = 250

/**
 * Notes the files that a page asked for and the package does not have, and what the browser blocked, each once. The page is
 * looked at again and again, because a course replaces its own document and its frames without saying so.
 */
export function createWatch(note: (entry: Noted) => void): Watch {
  const noted = new Set<string>()
  const seen = new WeakSet<Document>()

  function noteOnce(entry: Noted): void {
    const name = `${entry.kind} ${entry.element}`
    if (noted.has(name)) return
    noted.add(name)
    note(entry)
  }

  function blocked(url: string | null, directive: string): void {
    noteOnce({ kind: 'blocked', element: hostOf(url ?? ''), error: directive })
  }

  function begin(page: Page): void {
    page.document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      blocked(blockedURI, effectiveDirective),
    )
    // Tells what was blocked before anybody listened, in browsers that know it.
    const Observer = page.ReportingObserver
    if (!Observer) return
    const tell = (reports: Report[]) => reports.forEach(({ body }) => blocked(body.blockedURL, body.effectiveDirective))
    new Observer(tell, { types: ['csp-violation'], buffered: true }).observe()
  }

  function look(page: Page): void {
    if (!seen.has(page.document) && page.document.URL !== 'about:blank') {
      seen.add(page.document)
      begin(page)
    }
    const entries = page.performance.getEntries() as PerformanceResourceTiming[]
    for (const { name, responseStatus } of entries)
      if (responseStatus >= 400) noteOnce({ kind: 'missing', element: pathOf(name), error: String(responseStatus) })
  }

  return (frame) => {
    const lookAtFrame = () => frame.contentWindow && eachPage(frame.contentWindow, look)
    const timer = setInterval(lookAtFrame, everyMs)
    frame.addEventListener('load', lookAtFrame)
    return () => {
      lookAtFrame()
      clearInterval(timer)
    }
  }
}

// What is blocked inside a page, such as a script in an attribute, has a word in place of an address.
function hostOf(url: string): string {
  return URL.canParse(url) && new URL(url).host ? new URL(url).host : url
}

// The first two parts of a package's address are the right to read it, which is nobody's to read here.
function pathOf(url: string): string {
  const { pathname } = new URL(url)
  return pathname.startsWith('/p/') ? pathname.split('/').slice(3).join('/') : pathname.slice(1)
}
