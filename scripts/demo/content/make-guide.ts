import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'
import { guide, type GuidePage } from './guide-text.ts'

const A4: [number, number] = [595.28, 841.89]
const MARGIN = 64
const INK = rgb(0.11, 0.13, 0.16)
const QUIET = rgb(0.35, 0.38, 0.44)
const BRAND = rgb(0.12, 0.37, 0.68)

type Fonts = { plain: PDFFont; bold: PDFFont }

/** The printed guide to the hub: A4, one page for each role. */
export async function makeGuide(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const made = new Date('2026-01-15T12:00:00Z')
  pdf.setTitle('The hub in three pages', { showInWindowTitleBar: true })
  pdf.setLanguage('en-GB')
  pdf.setSubject('A short guide for learners, managers and administrators')
  pdf.setCreationDate(made)
  pdf.setModificationDate(made)
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  guide.forEach((content, index) => drawPage(pdf.addPage(A4), content, index + 1, fonts))
  return pdf.save()
}

function drawPage(page: PDFPage, content: GuidePage, number: number, fonts: Fonts): void {
  const [width, height] = A4
  page.drawRectangle({ x: 0, y: height - 12, width, height: 12, color: BRAND })
  page.drawText(content.title, { x: MARGIN, y: height - 96, size: 28, font: fonts.bold, color: INK })
  let y = drawLines(page, content.lead, { y: height - 128, size: 13, font: fonts.plain, color: QUIET })
  for (const { heading, text } of content.parts) {
    page.drawText(heading, { x: MARGIN, y: y - 30, size: 14, font: fonts.bold, color: BRAND })
    y = drawLines(page, text, { y: y - 50, size: 11.5, font: fonts.plain, color: INK })
  }
  const footer = `The hub in three pages  ·  ${number} of ${guide.length}`
  page.drawText(footer, { x: MARGIN, y: 40, size: 9, font: fonts.plain, color: QUIET })
}

type Line = { y: number; size: number; font: PDFFont; color: typeof INK }

/** Draws text from `y` downwards and returns the baseline of the line below it. */
function drawLines(page: PDFPage, text: string, { y, size, font, color }: Line): number {
  const lines = wrap(text, (line) => font.widthOfTextAtSize(line, size) <= A4[0] - 2 * MARGIN)
  lines.forEach((line, index) => page.drawText(line, { x: MARGIN, y: y - index * size * 1.45, size, font, color }))
  return y - lines.length * size * 1.45
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
