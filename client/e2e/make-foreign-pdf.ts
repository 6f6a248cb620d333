import { PDFDocument, PDFName, PDFString } from 'pdf-lib'

/** 日本語 in the characters of its font. */
const JAPANESE = '65e5672c8a9e'

/** A black square of 32 pixels as JPEG 2000, as some scanners save pages. */
const SCAN = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAIAAAACAAAQcHAAAAAAAPY29scgEAAAAAABEAAACYanAyY/9P/1EAKQAAAAAAIAAAACAAAAAAAAAAAAAAACAAAAAgAAAAAAAAAAAAAQcBAf9SAAwAAAABAAUEBAAB/1wAE0BASEhQSEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAFwAB/5PfgAgHgICAgID/2Q==',
  'base64',
)

/** Two pages that need what they do not bring along: the characters of a font of East Asia, and the decoder of a scan. */
export async function makeForeignPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  addJapanesePage(pdf)
  addScannedPage(pdf)
  return Buffer.from(await pdf.save())
}

function addJapanesePage(pdf: PDFDocument): void {
  const { context } = pdf
  const page = pdf.addPage([400, 200])
  const face = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType0',
      BaseFont: 'HeiseiKakuGo-W5',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Japan1'), Supplement: 4 },
      DW: 1000,
    }),
  )
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'HeiseiKakuGo-W5-UniJIS-UTF16-H',
      Encoding: 'UniJIS-UTF16-H',
      DescendantFonts: [face],
    }),
  )
  page.node.setFontDictionary(PDFName.of('F1'), font)
  page.node.addContentStream(context.register(context.stream(`BT /F1 36 Tf 60 90 Td <${JAPANESE}> Tj ET`)))
}

function addScannedPage(pdf: PDFDocument): void {
  const { context } = pdf
  const page = pdf.addPage([400, 200])
  const picture = context.stream(SCAN, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 32,
    Height: 32,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
    Filter: 'JPXDecode',
  })
  page.node.setXObject(PDFName.of('I1'), context.register(picture))
  page.node.addContentStream(context.register(context.stream('q 400 0 0 200 0 0 cm /I1 Do Q')))
}
