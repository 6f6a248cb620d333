import { escapeHtml } from '../../platform/escape-html.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../contract/problems.ts'
import { shownAs } from '../rules.ts'

/** The pages of our own on the content origin. */

/** The built player with the hub that it trusts and the address that it saves to. @throws Problem 503 where it is not built */
export async function playerPage(
  folder: string,
  { hubOrigin, flushUrl }: { hubOrigin: string; flushUrl: string },
): Promise<string> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => {
    throw new Problem(
      503,
      'player-not-built',
      'The player of courses is not built on this server. Run make build and start the hub again.',
    )
  })
  return page
    .replaceAll('%HUB_ORIGIN%', () => escapeHtml(hubOrigin))
    .replaceAll('%FLUSH_URL%', () => escapeHtml(flushUrl))
}

/** The page that shows a PDF of a package; null where it is not built. */
export function documentPage(folder: string): Promise<Buffer | null> {
  return readFile(join(folder, 'document.html')).catch(() => null)
}

/** What somebody sees in a window of a course that is left, until the player closes it. */
export const RETURNED_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This part of the course is closed</title>
<style>body{margin:2rem;font:1rem/1.5 system-ui,sans-serif}</style>
</head>
<body>
<main><p>This part of the course is closed. You can close this window.</p></main>
</body>
</html>
`

/** A small page that shows one file and a link to it. */
export function wrapPage({
  filename,
  contentType,
  url,
  link,
}: {
  filename: string
  contentType: string
  url: string
  link: string
}): string {
  const [src, name] = [escapeHtml(url), escapeHtml(filename)]
  const elements = {
    video: `<video controls src="${src}"></video>`,
    audio: `<audio controls src="${src}"></audio>`,
    picture: `<img alt="${name}" src="${src}">`,
    pdf: `<iframe title="${name}" src="${src}"></iframe>`,
  }
  const kind = shownAs(contentType)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<style>body{margin:0;font:1rem/1.5 system-ui,sans-serif;display:grid;grid-template-rows:1fr auto;min-height:100vh}video,img,iframe{width:100%;height:100%;max-height:90vh;border:0;object-fit:contain}p{margin:.5rem 1rem}</style>
</head>
<body>
<main>${kind ? elements[kind] : ''}</main>
<p><a href="${escapeHtml(link)}">${name}</a></p>
</body>
</html>
`
}
