/** By what a film is recognised: drawn where the file is, so that the hub needs no program for it. */

const [WIDTH, HEIGHT] = [1280, 720]
const PATIENCE_MS = 15_000

/** A frame from the beginning of a film. @throws where this browser cannot show it */
export async function earlyFrame(file: File): Promise<File | null> {
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    await reached(film, 'loadeddata', () => (film.src = url))
    // The first frames are often black.
    await reached(film, 'seeked', () => (film.currentTime = Math.min(3, film.duration / 4)))
    const { videoWidth: width, videoHeight: height } = film
    if (width === 0) return null
    const { canvas, context } = sheet()
    const scale = Math.max(WIDTH / width, HEIGHT / height)
    const [wide, high] = [width * scale, height * scale]
    context.drawImage(film, (WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high)
    return await pictureOf(canvas)
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function sheet() {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  return { canvas, context }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((resolve) => {
    const made = (blob: Blob | null) => resolve(blob && new File([blob], 'picture.jpg', { type: blob.type }))
    canvas.toBlob(made, 'image/jpeg', 0.85)
  })
}

/** Begins something, and waits until the film says that it is so far. */
function reached(film: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The film does not show.')), PATIENCE_MS)
    film.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true })
    film.addEventListener('error', () => (clearTimeout(timer), reject(new Error('The film does not show.'))), {
      once: true,
    })
    begin()
  })
}
