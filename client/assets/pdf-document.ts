import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Starts to read a PDF. Forms and scripts inside it stay asleep. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  return getDocument({ url, enableXfa: false, useWasm: false })
}
