import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = workerUrl

/** Starts to read a PDF. Forms and scripts inside it stay asleep. */
export function openDocument(source: { url: string }): PDFDocumentLoadingTask {
  return getDocument({ ...source, enableXfa: false, useWorkerFetch: false, BinaryDataFactory: Resources })
}

/** Few documents need any, so that the list of them is loaded with the first. */
class Resources {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const { fetchResource } = await import('./document-resource.ts')
    return fetchResource(filename)
  }
}
