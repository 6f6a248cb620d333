import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openDocument } from '../../api/open-document.ts'

/** Reads a document; null while it is on its way. */
export function useDocument(url: string) {
  const [document, setDocument] = useState<PDFDocumentProxy | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const opening = openDocument({ url })
    // One that is left fails too, and says nothing of the one that is opened after it.
    let isLeft = false
    opening.promise.then(
      (opened) => isLeft || setDocument(opened),
      () => isLeft || setDocument('failed'),
    )
    return () => {
      isLeft = true
      void opening.destroy()
    }
  }, [url, tries])
  const retry = () => {
    setDocument(null)
    setTries(tries + 1)
  }
  return { document, retry }
}
