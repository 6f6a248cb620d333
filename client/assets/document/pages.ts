import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Point } from '../viewing/gestures.ts'
import { Finder } from './finder.ts'
import { Links } from './links.ts'
import { AnnotationMode, EventBus, PDFViewer } from './pdfjs.ts'
import { isFit } from './preferences.ts'

type Options = ConstructorParameters<typeof PDFViewer>[0]

/** What pdf.js would say by itself is said by the hub, in its own words. */
const silent = { pause: () => undefined, resume: () => undefined } as unknown as Options['l10n']

/** No editor, which would come with a toolbar of its own. */
const NO_EDITOR = -1

/** Sharp pages are drawn once the fingers rest. */
const REST_MS = 300

export type Pages = ReturnType<typeof showPages>

/** Shows the pages of a document, as pdf.js draws them: those near what is seen, and no others. @param area scrolls over them, and holds one element for them */
export function showPages(area: HTMLDivElement, document: PDFDocumentProxy) {
  const gone = new AbortController()
  const events = new EventBus()
  const links = new Links(events)
  const viewer = new PDFViewer({
    container: area,
    eventBus: events,
    linkService: links,
    findController: new Finder({ linkService: links, eventBus: events }),
    l10n: silent,
    abortSignal: gone.signal,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: NO_EDITOR,
    // Notes of reviewers are not shown, and their symbols would be asked for at the hub.
    imageResourcesPath: 'data:,',
    enableSelectionRendering: false,
    removePageBorders: true,
    supportsPinchToZoom: false,
  } as Options)
  links.setViewer(viewer)
  links.setDocument(document)
  viewer.setDocument(document)
  return {
    events,
    /** Says to readers of screens which page is which. As landmarks, which pdf.js makes of them, they would be too many. */
    nameEach(nameOf: (page: number) => string) {
      area.querySelectorAll('[data-page-number]').forEach((page, index) => {
        page.role = 'group'
        page.ariaLabel = nameOf(index + 1)
      })
    },
    goTo(page: number) {
      if (page >= 1 && page <= viewer.pagesCount) viewer.currentPageNumber = page
    },
    /** The pages of which half or more is seen, and the one that one is on. */
    shown: () => {
      const { views } = viewer._getVisiblePages() as { views: { id: number; percent: number }[] }
      const page = viewer.currentPageNumber
      const others = views.filter(({ id, percent }) => id !== page && percent >= 50)
      return { page, pages: [page, ...others.map(({ id }) => id)] }
    },
    /** Goes to a place that the document itself names. */
    follow: (place: string | unknown[]) => links.goToDestination(place),
    setSize(size: string) {
      viewer.currentScaleValue = size
    },
    /** Works out anew a size that follows the area's. The place stays. */
    fitAnew() {
      const size = viewer.currentScaleValue
      if (size && isFit(size)) viewer.currentScaleValue = size
      viewer.update()
    },
    /** @param at where on the screen the page stays as it is */
    zoomBy(factor: number, { x, y }: Point) {
      const { left, top } = area.getBoundingClientRect()
      viewer.updateScale({ scaleFactor: factor, origin: [x - left, y - top], drawingDelay: REST_MS })
    },
    zoomStep(steps: 1 | -1) {
      viewer.updateScale({ steps, origin: [area.clientWidth / 2, area.clientHeight / 2] })
    },
    rotate() {
      const page = viewer.currentPageNumber
      viewer.pagesRotation += 90
      viewer.currentPageNumber = page
    },
    /** Whether the arrows sideways have something to scroll. */
    isWide: () => viewer.isHorizontalScrollbarEnabled,
    find(query: string, step: 'first' | 'next' | 'previous') {
      const more = step === 'first' ? { type: '' } : { type: 'again', findPrevious: step === 'previous' }
      events.dispatch('find', { query, highlightAll: true, ...more })
    },
    endFind: () => events.dispatch('findbarclose', {}),
    close() {
      viewer.setDocument(null)
      links.setDocument(null)
      gone.abort()
    },
  }
}
