import lunr from '@generated/lunr.client'

/** A page or a section of one, as docusaurus-lunr-search writes it; `content` has its special characters as entities. */
export type SearchDoc = { title: string; pageTitle?: string; url: string; content: string }

/** One result: where it leads, its heading, the page around it (empty for a page itself) and some of its text. */
export type Hit = { url: string; title: string; page: string; excerpt: string }

export type Search = (text: string) => Hit[]

const MOST_HITS = 8
const EXCERPT_CHARACTERS = 120
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** A search over the two files of the index. Whole words count ten times as much as the beginnings of words. */
export function createSearch(docs: SearchDoc[], serialisedIndex: object): Search {
  const index = lunr.Index.load(serialisedIndex)
  return (text) => {
    const words = lunr.tokenizer(text)
    if (words.length === 0) return []
    const found = index.query((query) => {
      query.term(words, { boost: 10 })
      query.term(words, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false })
    })
    return found.slice(0, MOST_HITS).flatMap(({ ref }) => {
      const doc = docs[Number(ref)]
      return doc ? [toHit(doc, text)] : []
    })
  }
}

function toHit({ title, pageTitle, url, content }: SearchDoc, text: string): Hit {
  const plain = content.replaceAll(/&(lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
  // Docusaurus ends its headings with an invisible link, which leaves a zero-width space.
  return { url, title: title.replaceAll('\u200B', ''), page: pageTitle ?? '', excerpt: excerptAround(plain, text) }
}

function excerptAround(content: string, text: string): string {
  const first = text.trim().split(/\s+/)[0] ?? ''
  const at = content.toLowerCase().indexOf(first.toLowerCase())
  const start = at < EXCERPT_CHARACTERS / 2 ? 0 : content.indexOf(' ', at - EXCERPT_CHARACTERS / 2) + 1
  const piece = content.slice(start, start + EXCERPT_CHARACTERS).trim()
  return `${start > 0 ? '... ' : ''}${piece}${start + EXCERPT_CHARACTERS < content.length ? ' ...' : ''}`
}
