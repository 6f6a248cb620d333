import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Workers } from '../platform/workers.ts'
import { zipOf } from './package/package-fixtures.ts'

/** Small documents for tests. */

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A letter as a word processor saves it. @param links pictures that are not in it, by their addresses */
export function docx(text: string, links: readonly string[] = []): Promise<Buffer> {
  const linked = links.map(
    (target, index) => `<Relationship Id="p${index}" Type="${OFFICE}/image" Target="${target}" TargetMode="External"/>`,
  )
  return zipOf([
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="d" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: `<Relationships xmlns="${PACKAGE}/relationships">${linked.join('')}</Relationships>`,
    },
    {
      name: 'word/document.xml',
      data: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p>${links.map((_, index) => pictureOf(`p${index}`)).join('')}</w:body></w:document>`,
    },
  ])
}

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006'

function pictureOf(id: string): string {
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="990000" cy="990000"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr>`
  const picture = `<pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr id="0" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>${shape}</pic:pic>`
  return `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing"><wp:extent cx="990000" cy="990000"/><wp:docPr id="1" name="p"/><a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture">${picture}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
}

/** A PDF with a page for each text. */
export async function pdfOf(...texts: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of texts) pdf.addPage([595, 842]).drawText(text, { x: 60, y: 740, size: 24, font })
  return Buffer.from(await pdf.save())
}

/** A document of a hundred kilobytes whose only page is a hundred megabytes. */
export function documentBomb(): Promise<Buffer> {
  return zipOf([
    { name: '[Content_Types].xml', data: '<Types/>' },
    { name: 'word/document.xml', data: ' '.repeat(100 * 1024 * 1024) },
  ])
}

/** A PDF that says that it is encrypted by a way that takes a password, whatever its objects are. */
export function lockedPdf(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const key = '0'.repeat(64)
  const encryption = `/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>/ID[<00><00>]`
  const root = /\/Root \d+ \d+ R/.exec(text)?.[0] ?? '/Root 1 0 R'
  return Buffer.from(`%PDF-1.4\n${text}\ntrailer<<${root}${encryption}>>\n%%EOF\n`, 'latin1')
}

/** As on a machine without LibreOffice. */
export function withoutOffice(workers: Workers): Workers {
  return {
    ...workers,
    run: (task, input, seconds, use) =>
      task === 'convertDocument'
        ? use({ found: { isMade: false, isMissing: true, said: '' } } as never, '')
        : workers.run(task, input, seconds, use),
  }
}
