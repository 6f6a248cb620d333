type Folder = Record<string, string>

/** What documents may leave out: the characters of East Asian fonts, two fonts of symbols, and how scanners pack pages. */
const ofCharacters: Folder = import.meta.glob('../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
})
const ofFonts: Folder = import.meta.glob('../../node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb', {
  query: '?url',
  import: 'default',
  eager: true,
})
const ofPictures: Folder = import.meta.glob('../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})

const urls = new Map(
  [ofCharacters, ofFonts, ofPictures].flatMap((folder) =>
    Object.entries(folder).map(([path, url]) => [path.split('/').at(-1)!, url] as const),
  ),
)

/** @throws Error where pdf.js has no such file, or the hub does not answer */
export async function fetchResource(filename: string): Promise<Uint8Array> {
  const url = urls.get(filename)
  if (!url) throw new Error(`pdf.js has no ${filename}.`)
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${filename} was answered with ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}
