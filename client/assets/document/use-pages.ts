import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Point } from '../viewing/gestures.ts'
import { showPages, type Pages } from './pages.ts'
import { FindState } from './pdfjs.ts'
import { isFit, preferFit, preferredFit } from './preferences.ts'
import type { Shown } from './use-reading.ts'

/** A page that goes past faster was not seen. */
const SEEN_MS = 250

/** What was found of the words that are looked for. */
export interface Found {
  /** The number of the one that is chosen; 0 for none. */
  current: number
  total: number
  isSearching: boolean
}

const NOTHING: Found = { current: 0, total: 0, isSearching: false }

/** What pdf.js tells with its events, as far as it is used. */
type FoundEvent = { matchesCount: { current: number; total: number }; state?: number }
type PageEvent = { pageNumber: number }
type ScaleEvent = { scale: number; presetValue?: string }
type DrawnEvent = { source: { div: HTMLElement; textLayer: { div: HTMLElement } | null } }

/**
 * The pages of a document in an area that scrolls, and what can be done with them.
 * @param start the page to begin with; null for the first @param onShown is told which pages are shown, as long as that changes
 */
export function usePages(
  area: RefObject<HTMLDivElement | null>,
  document: PDFDocumentProxy,
  start: number | null,
  onShown: (shown: Shown) => void,
) {
  const { t } = useLingui()
  const pages = useRef<Pages>(null)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<{ scale: number; size: string }>({ scale: 1, size: preferredFit() })
  const [found, setFound] = useState(NOTHING)
  const begin = useEffectEvent((shown: Pages) => {
    shown.nameEach((number) => t`Page ${number}`)
    shown.setSize(preferredFit())
    if (start !== null) shown.goTo(start)
  })
  const tellShown = useEffectEvent(onShown)
  const nameLinks = useEffectEvent(({ source }: DrawnEvent) => {
    // Those over words have the words as their title, those that lead out their address.
    source.div.querySelectorAll<HTMLElement>('a[href]:not([title])').forEach((link) => (link.ariaLabel = t`Link`))
  })

  useEffect(() => {
    if (!area.current) return
    const shown = showPages(area.current, document)
    pages.current = shown
    const { events } = shown
    const count = ({ matchesCount, state }: FoundEvent) =>
      setFound({ ...matchesCount, isSearching: state === FindState.PENDING })
    events.on('pagesinit', () => begin(shown))
    // The area has the focus, or a link in it.
    events.on('pagerender', ({ source }: DrawnEvent) => source.textLayer?.div.removeAttribute('tabindex'))
    events.on('annotationlayerrendered', (event: DrawnEvent) => nameLinks(event))
    events.on('pagechanging', ({ pageNumber }: PageEvent) => setPage(pageNumber))
    events.on('scalechanging', ({ scale, presetValue }: ScaleEvent) =>
      setZoom({ scale, size: presetValue ?? String(scale) }),
    )
    let looking: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      looking = undefined
      tellShown(shown.shown())
    }
    events.on('updateviewarea', () => (looking ??= setTimeout(look, SEEN_MS)))
    events.on('updatefindmatchescount', count)
    events.on('updatefindcontrolstate', count)
    const resized = new ResizeObserver(shown.fitAnew)
    resized.observe(area.current)
    return () => {
      resized.disconnect()
      clearTimeout(looking)
      shown.close()
      pages.current = null
    }
  }, [area, document])

  return {
    page,
    ...zoom,
    found,
    goTo: (number: number) => pages.current?.goTo(number),
    follow: (place: string | unknown[]) => void pages.current?.follow(place),
    setSize(size: string) {
      if (isFit(size)) preferFit(size)
      pages.current?.setSize(size)
    },
    zoomBy: (factor: number, at: Point) => pages.current?.zoomBy(factor, at),
    zoomStep: (direction: 1 | -1) => pages.current?.zoomStep(direction),
    rotate: () => pages.current?.rotate(),
    isWide: () => pages.current?.isWide() ?? false,
    find: (words: string, step: 'first' | 'next' | 'previous') => pages.current?.find(words, step),
    endFind() {
      pages.current?.endFind()
      setFound(NOTHING)
    },
  }
}

export type ShownPages = ReturnType<typeof usePages>
