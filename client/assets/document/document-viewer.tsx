import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../../generated/client/model/assetLaunch.ts'
import type { LaunchPages } from '../../../generated/client/model/launchPages.ts'
import { useTellPlace } from '../../shell/place-in-content.ts'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { useFullScreen } from '../viewing/use-full-screen.ts'
import { useZoomGestures } from '../viewing/use-zoom-gestures.ts'
import viewing from '../viewing/viewing.module.css'
import { DocumentBar } from './document-bar.tsx'
import { FindBar } from './find-bar.tsx'
import { commandOf, type Command } from './keys.ts'
import layers from './layers.module.css'
import { pageOfHash } from './page-of-hash.ts'
import { preferredFit } from './preferences.ts'
import { ReadingLine } from './reading-line.tsx'
import { useContents } from './use-contents.ts'
import { useDocument } from './use-document.ts'
import { usePages } from './use-pages.ts'
import { useReading } from './use-reading.ts'

type DocumentViewerProps = { asset: Asset; launch: AssetLaunch }

/** Of a document that was kept on a device before the hub counted its pages. */
const NOTHING_SEEN = { page: null, seen: [], requiredPercent: 100 }

/** A PDF: its pages one below the other, with text that can be selected and read out, and links that lead somewhere. */
export function DocumentViewer({ asset, launch }: DocumentViewerProps) {
  const { t } = useLingui()
  const { document, retry } = useDocument(launch.url)
  if (document === 'failed')
    return (
      <ProblemNote title={t`The document could not be shown`} text={t`Try again, or download it.`} onRetry={retry} />
    )
  if (!document) return <Skeleton className={viewing.viewer} radius={12} />
  return <OpenDocument document={document} asset={asset} launched={launch.pages ?? NOTHING_SEEN} />
}

interface OpenDocumentProps {
  document: PDFDocumentProxy
  asset: Asset
  launched: NonNullable<LaunchPages>
}

function OpenDocument({ document, asset, launched }: OpenDocumentProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLInputElement>(null)
  const [isFinding, setFinding] = useState(false)
  const hash = useLocation({ select: (location) => location.hash })
  const { at } = useSearch({ strict: false })
  const reading = useReading(asset, launched, document.numPages)
  const named = pageOfHash(hash) ?? (at ? Math.ceil(at) : null)
  const pages = usePages(area, document, named ?? reading.startPage, reading.see)
  const headings = useContents(document)
  const fullScreen = useFullScreen(frame)
  usePageLinks(pages.goTo)
  useZoomGestures(area, pages.zoomBy)
  useTellPlace({
    unit: 'page',
    now: () => pages.page,
    go: (page) => {
      pages.goTo(page)
      frame.current?.scrollIntoView({ block: 'start' })
    },
  })

  const lookIn = () => area.current?.focus({ preventScroll: true })
  const find = () => {
    setFinding(true)
    words.current?.focus()
    words.current?.select()
  }
  const endFind = () => {
    setFinding(false)
    pages.endFind()
    lookIn()
  }
  const follow = (place: string | unknown[]) => {
    pages.follow(place)
    lookIn()
  }
  const goToMissed = (page: number) => {
    pages.goTo(page)
    lookIn()
  }
  const obey = (command: Command) => {
    switch (command.does) {
      case 'page':
        return pages.goTo(pages.page + command.by)
      case 'zoom':
        return pages.zoomStep(command.by)
      case 'fit':
        return pages.setSize(preferredFit())
      case 'rotate':
        return pages.rotate()
      case 'fullScreen':
        return fullScreen.toggle()
      case 'find':
        return find()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, event.target as Element)
    if (!command || (command.does === 'page' && pages.isWide())) return
    event.preventDefault()
    obey(command)
  }
  return (
    <section ref={frame} className={viewing.viewer} aria-label={asset.name} onKeyDown={onKeyDown}>
      <DocumentBar
        pages={pages}
        count={document.numPages}
        headings={headings}
        fullScreen={fullScreen}
        onFollow={follow}
        onFind={find}
      />
      {isFinding && <FindBar field={words} found={pages.found} onFind={pages.find} onClose={endFind} />}
      <div className={viewing.stage}>
        <div
          ref={area}
          className={`${viewing.area} ${layers.area}`}
          role="group"
          aria-label={t`Pages`}
          tabIndex={0}
          data-pages
        >
          <div className={layers.pages} />
        </div>
      </div>
      <ReadingLine asset={asset} reading={reading} onGo={goToMissed} />
    </section>
  )
}

/** Goes to the page that a link leads to while the document is open. */
function usePageLinks(goTo: (page: number) => void): void {
  const router = useRouter()
  const go = useEffectEvent(goTo)
  useEffect(
    // Only then has the router put everything that scrolls back to where it was.
    () =>
      router.subscribe('onRendered', ({ hashChanged, toLocation }) => {
        const page = pageOfHash(toLocation.hash)
        if (hashChanged && page !== null) go(page)
      }),
    [router],
  )
}
