import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'

export type Heading = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

/** The table of contents that a document brings along; empty for one without. */
export function useContents(document: PDFDocumentProxy): Heading[] {
  const [headings, setHeadings] = useState<Heading[]>([])
  useEffect(() => {
    // One that cannot be read is missed by nobody who reads the pages. Most documents have none.
    document.getOutline().then(
      (found: Heading[] | null) => setHeadings(found ?? []),
      () => undefined,
    )
  }, [document])
  return headings
}
