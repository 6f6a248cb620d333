import { ActionIcon, Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useTellPlace } from '../shell/place-in-content.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { openPdf } from './pdf-document.ts'
import { PdfPage } from './pdf-page.tsx'
import classes from './pdf.module.css'

/** A PDF page by page, with text that can be selected and read out. */
export function PdfView({ url, name }: { url: string; name: string }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<PDFDocumentProxy | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  const { at = 1 } = useSearch({ strict: false })
  const [wanted, setPage] = useState(at)
  const view = useRef<HTMLElement>(null)
  const { ref, width } = useElementSize()
  useEffect(() => {
    const opening = openPdf(url)
    opening.promise.then(setOpened, () => setOpened('failed'))
    return () => void opening.destroy()
  }, [url, tries])

  const pages = opened instanceof Object ? opened.numPages : 1
  // An address or a note may name a page of a longer document.
  const page = Math.min(Math.ceil(wanted), pages)
  useTellPlace({
    unit: 'page',
    now: () => page,
    go: (to) => {
      setPage(to)
      view.current?.scrollIntoView({ block: 'start' })
    },
  })

  const retry = () => {
    setOpened(null)
    setTries(tries + 1)
  }
  if (opened === 'failed')
    return (
      <ProblemNote title={t`The document could not be shown`} text={t`Try again, or download it.`} onRetry={retry} />
    )
  return (
    <section ref={view} className={classes.view} aria-label={name}>
      <div className={classes.bar}>
        <ActionIcon aria-label={t`Previous page`} disabled={page === 1} onClick={() => setPage(page - 1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <span role="status">
          <Trans>
            Page {page} of {pages}
          </Trans>
        </span>
        <ActionIcon aria-label={t`Next page`} disabled={page === pages} onClick={() => setPage(page + 1)}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
      <div ref={ref} className={classes.paper}>
        {opened && width > 0 ? (
          <PdfPage document={opened} number={page} width={width} />
        ) : (
          <Skeleton className={classes.skeleton} radius={0} />
        )}
      </div>
    </section>
  )
}
