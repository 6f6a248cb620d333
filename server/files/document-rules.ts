/** What is made of documents: pure rules. */

/** Characters of a document that are kept for the search; what comes later finds nothing. */
export const MAX_DOCUMENT_TEXT = 50_000

const PDF_TYPE = 'application/pdf'

/** The name of what is served: a document that became pages is saved under a name that says so. */
export function servedName({ filename }: { filename: string }, { contentType }: { contentType: string }): string {
  return contentType === PDF_TYPE && !/\.pdf$/i.test(filename) ? `${filename.replace(/\.\w{1,5}$/, '')}.pdf` : filename
}
