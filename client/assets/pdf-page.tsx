import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import classes from './pdf.module.css'

type PdfPageProps = { document: PDFDocumentProxy; number: number; width: number }

/** One page, drawn to fit the width (CSS pixels), with an invisible layer of its text above. */
export function PdfPage({ document, number, width }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drawing = { isOld: false, stop: () => {} }
    void draw(document, number, width, canvas.current, text.current, drawing)
    return () => {
      drawing.isOld = true
      drawing.stop()
    }
  }, [document, number, width])
  return (
    <div className={classes.page}>
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      <div ref={text} className={classes.text} />
    </div>
  )
}

async function draw(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  canvas: HTMLCanvasElement | null,
  text: HTMLDivElement | null,
  drawing: { isOld: boolean; stop: () => void },
): Promise<void> {
  const page = await pdf.getPage(number)
  if (drawing.isOld || !canvas || !text) return
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const sharp = page.getViewport({ scale: scale * window.devicePixelRatio })
  canvas.width = sharp.width
  canvas.height = sharp.height
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(scale))
  const painting = page.render({ canvas, viewport: sharp })
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  drawing.stop = () => {
    painting.cancel()
    layer.cancel()
  }
  // Cancelled where one turns the page before it is drawn: the next drawing takes over.
  await Promise.allSettled([painting.promise, layer.render()])
}
