import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchMyContent, useSearchMyContentTerms } from '../../generated/client/content/content.ts'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'

export type Suggestion = { key: string; content: ContentCard } | { key: string; term: string }

/** What fits the words typed so far, a moment after the last key: first content to open, then terms to search for. */
export function useSuggestions(typed: string): Suggestion[] {
  const [words] = useDebouncedValue(typed.trim(), 150)
  const query = { enabled: words.length > 1, placeholderData: keepPreviousData, staleTime: 60_000 }
  const found = useSearchMyContent({ query: words, limit: 5 }, { query })
  const terms = useSearchMyContentTerms({ query: words, limit: 4 }, { query })
  if (typed.trim().length < 2 || words.length < 2) return []
  const names = new Set(found.data?.items.map(({ name }) => name.toLowerCase()))
  return [
    ...(found.data?.items ?? []).map((content) => ({ key: content.id, content })),
    ...(terms.data?.items ?? [])
      .filter(({ term }) => !names.has(term.toLowerCase()))
      .map(({ term }) => ({ key: `term ${term}`, term })),
  ]
}
