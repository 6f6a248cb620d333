import sharp from 'sharp'

export type CoverSubject = 'course' | 'playlist' | 'meetings'

const WHITE = 'fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"'

const drawings: Record<CoverSubject, string> = {
  course: `<g ${WHITE}><path d="M480 190v190M480 190c-50-32-120-36-180-20v190c60-16 130-12 180 20M480 190c50-32 120-36 180-20v190c-60-16-130-12-180 20"/></g>`,
  playlist: `<g ${WHITE}><path d="M400 190h250M400 270h250M400 350h170"/></g>
    <g ${WHITE}><path d="M304 190l14 14 28-30M304 270l14 14 28-30"/><circle cx="325" cy="350" r="17"/></g>`,
  meetings: `<g fill="#fff"><path d="M300 170h210a26 26 0 0 1 26 26v84a26 26 0 0 1-26 26H392l-52 46v-46h-40a26 26 0 0 1-26-26v-84a26 26 0 0 1 26-26z"/>
    <path opacity="0.6" d="M566 236h84a26 26 0 0 1 26 26v84a26 26 0 0 1-26 26h-20v44l-50-44H462a26 26 0 0 1-26-26v-10h74a56 56 0 0 0 56-56z"/></g>`,
}

/** A picture of 960 by 540 pixels in one hue (0 to 359 degrees) with the drawing of its subject, as PNG. */
export async function coverPng(subject: CoverSubject, hue: number): Promise<Buffer> {
  return sharp(Buffer.from(cover(subject, hue)))
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer()
}

/** The same picture as JPEG. */
export async function coverJpeg(subject: CoverSubject, hue: number): Promise<Buffer> {
  return sharp(Buffer.from(cover(subject, hue)))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

function cover(subject: CoverSubject, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540">
    <defs><linearGradient id="ground" x2="1" y2="1">
      <stop stop-color="hsl(${hue},48%,34%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},52%,52%)"/>
    </linearGradient></defs>
    <rect width="960" height="540" fill="url(#ground)"/>
    <circle cx="830" cy="70" r="210" fill="#fff" opacity="0.08"/><circle cx="110" cy="500" r="170" fill="#fff" opacity="0.06"/>
    ${drawings[subject]}
  </svg>`
}
