const shownByBrowser = ['object', 'embed'].flatMap((name) =>
  ['data', 'src'].flatMap((attribute) => [
    `${name}[type="application/pdf" i][${attribute}]`,
    `${name}[${attribute}*=".pdf" i]`,
  ]),
)
const selector = shownByBrowser.join()

/**
 * Puts a frame in place of each PDF that a page embeds. What `object` and `embed` show, a browser shows by itself, and in a sandbox
 * it shows nothing; a frame is answered with the viewer of the content origin.
 */
export function frameDocuments(page: Window): void {
  for (const embedded of page.document.querySelectorAll(selector)) {
    const address = embedded.getAttribute('data') ?? embedded.getAttribute('src') ?? ''
    const url = URL.parse(address, page.document.baseURI)
    if (!url || url.origin !== page.location.origin || !url.pathname.toLowerCase().endsWith('.pdf')) continue
    const frame = page.document.createElement('iframe')
    for (const { name, value } of embedded.attributes)
      if (!['data', 'src', 'type'].includes(name)) frame.setAttribute(name, value)
    if (!frame.title) frame.title = url.pathname.split('/').at(-1) ?? ''
    frame.src = url.href
    embedded.replaceWith(frame)
  }
}
