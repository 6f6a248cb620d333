import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts, type PDFPage, type PDFRef } from 'pdf-lib'

const A4: [number, number] = [595.28, 841.89]
export const HANDBOOK_PAGES = 60

/** What stands on pages beside their number. */
const WORDS = new Map([
  [5, 'The lighthouse keeper reads the rules.'],
  [20, 'One lighthouse is near, another Lighthouse is far.'],
  [60, 'Every lighthouse has an end.'],
])

/** A document with all that a long one has: 60 pages, a table of contents in two levels, and links. */
export async function makeHandbook(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= HANDBOOK_PAGES; number += 1) {
    const page = pdf.addPage(A4)
    page.drawText(`Chapter ${number}`, { x: 64, y: 740, size: 28, font })
    page.drawText(WORDS.get(number) ?? 'Nothing else stands here.', { x: 64, y: 690, size: 14, font })
  }
  const pages = pdf.getPages()
  pages[0]!.drawText('What the rules are: chapter 30', { x: 64, y: 625, size: 14, font })
  addLinks(pdf, pages)
  addContents(pdf, pages)
  return Buffer.from(await pdf.save())
}

function addLinks(pdf: PDFDocument, pages: PDFPage[]): void {
  const { context } = pdf
  const link = (top: number, leads: Record<string, unknown>) =>
    context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [64, top - 20, 400, top],
        Border: [0, 0, 0],
        ...leads,
      } as never),
    )
  const uri = (address: string) => ({ A: { Type: 'Action', S: 'URI', URI: PDFString.of(address) } })
  const links = [
    link(640, { Dest: [pages[29]!.ref, 'Fit'] }),
    link(600, uri('https://example.org/rules')),
    link(560, uri('mailto:ada@example.org')),
    link(520, uri('ftp://example.org/rules')),
  ]
  pages[0]!.node.set(PDFName.of('Annots'), context.obj(links))
}

function addContents(pdf: PDFDocument, pages: PDFPage[]): void {
  const { context, catalog } = pdf
  const root = context.nextRef()
  const [basics, detail, end] = [context.nextRef(), context.nextRef(), context.nextRef()]
  const entry = (ref: PDFRef, title: string, page: number, places: Record<string, unknown>) =>
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Dest: [pages[page - 1]!.ref, 'XYZ', null, null, null],
        ...places,
      } as never),
    )
  entry(basics, 'The basics', 3, { Parent: root, Next: end, First: detail, Last: detail, Count: 1 })
  entry(detail, 'Ärger, and what to do', 12, { Parent: basics })
  entry(end, 'The end', 60, { Parent: root, Prev: basics })
  context.assign(root, context.obj({ Type: 'Outlines', First: basics, Last: end, Count: 3 }))
  catalog.set(PDFName.of('Outlines'), root)
}
