import { PDFFindController } from './pdfjs.ts'

type Match = Parameters<PDFFindController['scrollMatchIntoView']>[0]

/** Finds words in a document. */
export class Finder extends PDFFindController {
  /** Puts the chosen match into the middle of what is seen of the pages. By itself pdf.js would scroll the page of the hub too. */
  override scrollMatchIntoView({ element, pageIndex, matchIndex }: Match): void {
    const isChosen = pageIndex === this.selected?.pageIdx && matchIndex === this.selected.matchIdx
    const area = element?.closest('[data-pages]')
    if (!this._scrollMatches || !isChosen || !area) return
    this._scrollMatches = false
    const [seen, match] = [area.getBoundingClientRect(), element.getBoundingClientRect()]
    area.scrollBy({
      top: match.top + match.height / 2 - (seen.top + seen.height / 2),
      left: match.left < seen.left || match.right > seen.right ? match.left - seen.left - seen.width / 4 : 0,
      behavior: 'instant',
    })
  }
}
