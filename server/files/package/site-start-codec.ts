import { PackageError } from './package-error.ts'

const STARTS = ['index.html', 'index.htm', 'default.html', 'default.htm']

/**
 * Finds the page that a zipped website opens with: index.html or what servers take for it, in any case, at the root or in the
 * only root folder, otherwise the only page at the root. Throws `PackageError` (no-start-page).
 */
export function findStartPage(paths: string[]): string {
  const atRoot = paths.filter((path) => !path.includes('/'))
  const roots = new Set(paths.map((path) => path.split('/')[0] ?? ''))
  const onlyFolder = atRoot.length === 0 && roots.size === 1 ? [...roots].map((root) => `${root}/`) : []
  for (const folder of ['', ...onlyFolder]) {
    const index = STARTS.map((name) => pathIn(paths, folder + name)).find((path) => path !== undefined)
    if (index) return index
  }
  const pages = atRoot.filter((path) => /\.html?$/i.test(path))
  if (pages.length === 1 && pages[0]) return pages[0]
  const message =
    'The package has no start page. Name the first page index.html, put it at the top of the zip and upload it again.'
  throw new PackageError('no-start-page', message)
}

/** The path in the package that is this one, or is but for capital and small letters. */
function pathIn(paths: string[], wanted: string): string | undefined {
  return paths.find((path) => path === wanted) ?? paths.find((path) => path.toLowerCase() === wanted.toLowerCase())
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of the title element of a page, null when it has none. */
export function titleOfPage(html: string): string | null {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''
  const text = title.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
  return text.replace(/\s+/g, ' ').trim().slice(0, 255) || null
}
