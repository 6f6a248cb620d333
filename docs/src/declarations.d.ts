declare module 'docusaurus-lunr-search' {
  import type { LoadContext, Plugin } from '@docusaurus/types'

  export default function lunrSearch(context: LoadContext, options: object): Plugin
}

declare module '@generated/lunr.client' {
  type Query = {
    term: (tokens: object[], options: { boost?: number; wildcard?: number; usePipeline?: boolean }) => void
  }
  type Index = { query: (build: (query: Query) => void) => { ref: string }[] }

  const lunr: {
    tokenizer: (text: string) => object[]
    Index: { load: (serialised: object) => Index }
    Query: { wildcard: { TRAILING: number } }
  }
  export default lunr
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
