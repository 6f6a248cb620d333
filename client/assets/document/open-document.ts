import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { getDocument, GlobalWorkerOptions, version } from './pdfjs.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Where scripts/build/document-files.ts puts what few documents need. */
const FILES = `/static/pdfjs-${version}`

/** Starts to read a PDF. Forms and scripts inside it stay asleep. */
export function openDocument(url: string): PDFDocumentLoadingTask {
  return getDocument({
    url,
    enableXfa: false,
    // The content security policy has no room for it.
    useWasm: false,
    cMapUrl: `${FILES}/cmaps/`,
    standardFontDataUrl: `${FILES}/standard_fonts/`,
    wasmUrl: `${FILES}/wasm/`,
  })
}
