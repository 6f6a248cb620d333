import { openDocument } from '../api/open-document.ts'
import layers from '../assets/document/layers.module.css'
import { pageOfHash } from '../assets/document/page-of-hash.ts'
import { showPages } from '../assets/document/pages.ts'
import './document.css'
import { element } from './element.ts'

/** A PDF of a package, at its own address: asked for as a page it is this one, and asked for as a file its bytes. */

const name = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
document.title = name
const link = document.querySelector('#file')
if (link) link.textContent = name

const opened = await openDocument({ url: `${location.pathname}?file` }).promise.catch(() => null)
const main = document.querySelector('main')
// What cannot be shown can be had with the link.
if (opened && main) {
  const area = element(
    'div',
    { className: `area ${layers.area ?? ''}`, tabIndex: 0, role: 'group', ariaLabel: name },
    element('div', { className: layers.pages ?? '' }),
  )
  area.dataset.pages = ''
  main.append(area)
  const pages = showPages(area, opened)
  pages.events.on('pagesinit', () => {
    pages.nameEach(String)
    pages.setSize('auto')
    const start = pageOfHash(location.hash)
    if (start !== null) pages.goTo(start)
  })
  pages.events.on('annotationlayerrendered', ({ source }: { source: { div: HTMLElement } }) => {
    for (const each of source.div.querySelectorAll<HTMLAnchorElement>('a[href]:not([title])'))
      each.ariaLabel = each.href
  })
  new ResizeObserver(pages.fitAnew).observe(area)
}
