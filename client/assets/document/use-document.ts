import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openDocument } from '../../api/open-document.ts'

/** Reads a document; null while it is on its way. */
export function useDocument(url: string) {
  const [document, setDocument] = useState<PDFDocumentProxy | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const opening = openDocument({ url })
    opening.promise.then(setDocument, () => setDocument('failed'))
    return () => void opening.destroy()
  }, [url, tries])
  const retry = () => {
    setDocument(null)
    setTries(tries + 1)
  }
  return { document, retry }
}
