import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { Bench } from '../../platform/serve-tasks.ts'
import { MAX_DOCUMENT_TEXT } from '../document-rules.ts'
import { lockedDocument } from './document-archive-codec.ts'
import { drawInto, type DrawnPictures } from './picture-task.ts'

/** What a PDF holds, read with the same library as the viewer of the client, so that both agree on what can be shown. */

export interface FoundPages {
  pageCount: number
  /** On one line; null where no page has any, such as one that was scanned. */
  text: string | null
  /** The first page, drawn in all sizes, as far as it can be drawn. */
  picture: DrawnPictures | null
}

const [WIDTH, HEIGHT] = [1280, 720]
const MAX_PAGES_READ = 1000
const READING_MS = 30_000
/** A page drawn with a picture of more pixels than this one is drawn without that. */
const MAX_PIXELS = 50_000_000

/**
 * Counts the pages of a PDF, reads their text, and draws the top of the first into the folder. Of a large file only what
 * that takes is in memory. @returns null for what is no PDF that could be shown @throws FileRefused `document-protected`
 */
export async function readPages({ path }: { path: string }, { folder }: Bench): Promise<FoundPages | null> {
  // Only documents need it, and it is large.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const tools = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
  const loading = getDocument({
    url: pathToFileURL(path).href,
    cMapUrl: `${tools}/cmaps/`,
    standardFontDataUrl: `${tools}/standard_fonts/`,
    wasmUrl: `${tools}/wasm/`,
    iccUrl: `${tools}/iccs/`,
    disableAutoFetch: true,
    enableXfa: false,
    maxImageSize: MAX_PIXELS,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    if (document.numPages === 0) return null
    const first = await document.getPage(1)
    return {
      pageCount: document.numPages,
      text: await textOf(document),
      picture: await draw(document, first, folder).catch(() => null),
    }
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw lockedDocument()
    return null
  } finally {
    await loading.destroy()
  }
}

async function textOf(document: PDFDocumentProxy): Promise<string | null> {
  const until = Date.now() + READING_MS
  let text = ''
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES_READ); number += 1) {
    if (text.length >= MAX_DOCUMENT_TEXT || Date.now() > until) break
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    text += ` ${words}`
    page.cleanup()
  }
  // PostgreSQL keeps no zero in a text, and half of a pair is no character.
  const clean = text.replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_DOCUMENT_TEXT).toWellFormed()
  return clean || null
}

/** What pdf.js draws on outside of a browser. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { toBuffer(type: 'image/png'): Buffer } }
}

/** The top of the page on white, as wide as the picture or as high. */
async function draw(document: PDFDocumentProxy, page: PDFPageProxy, folder: string): Promise<DrawnPictures> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.max(WIDTH / width, HEIGHT / height) })
  const { canvas } = (document.canvasFactory as CanvasFactory).create(WIDTH, HEIGHT)
  await page.render({ canvas: canvas as never, viewport }).promise
  const path = join(folder, 'first-page.png')
  await writeFile(path, canvas.toBuffer('image/png'))
  return drawInto(folder, path)
}
