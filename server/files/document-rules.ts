/** What is made of documents: pure rules. */

/** Characters of a document that are kept for the search; what comes later finds nothing. */
export const MAX_DOCUMENT_TEXT = 50_000

/** What a file becomes that is served as something else than it was, under a name that says so. */
const MADE: Readonly<Record<string, RegExp>> = { pdf: /\.pdf$/i, webp: /\.(?!svg$)\w{1,5}$/i }

/** The name of what is served: a document that became pages, or a drawing that became a picture, is saved under a name that says so. */
export function servedName({ filename }: { filename: string }, { contentType }: { contentType: string }): string {
  const ending = contentType.split('/')[1] ?? ''
  const isNamed = !MADE[ending] || MADE[ending].test(filename)
  return isNamed ? filename : `${filename.replace(/\.\w{1,5}$/, '')}.${ending}`
}
