import { SIDE } from '../../server/badges/art.ts'
import { dataUrl } from './data-url.ts'

/** Draws one of the hub's own pictures as PNG, as only a browser can. */
export async function drawSvg(svg: string): Promise<Blob> {
  const image = new Image(SIDE, SIDE)
  image.src = await dataUrl(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png')
  })
}
