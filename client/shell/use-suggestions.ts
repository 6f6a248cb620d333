import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchMyContent, useSearchMyContentTerms } from '../../generated/client/content/content.ts'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import { recentSearches } from './recent-searches.ts'
import { useAccountCommands, type Command } from './use-account-commands.ts'
import { useManagePlaces, usePlaces } from './use-places.ts'

export type Suggestion =
  | { key: string; content: ContentCard }
  | { key: string; term: string; isRecent: boolean }
  | { key: string; page: { label: string; icon: TablerIcon; link: LinkProps } }
  | { key: string; command: Command }

export interface SuggestionGroup {
  label: string
  suggestions: Suggestion[]
}

/** Requests while somebody types wait for a moment without a key. */
const DEBOUNCE_MS = 150

/**
 * What fits the words typed so far: terms to search for, content to open, pages to go to, what the account's menu does; before
 * a word, the last searches. Where nothing fits, the words themselves can be searched for.
 */
export function useSuggestions(typed: string): SuggestionGroup[] {
  const { t } = useLingui()
  const words = typed.trim()
  const [recent] = useState(recentSearches)
  const pages = usePages(words)
  const commands = useCommands(words)
  const { contents, terms } = useFound(words)
  const groups: SuggestionGroup[] = [
    {
      label: t`Recent searches`,
      suggestions: words ? [] : recent.map((term) => ({ key: `recent ${term}`, term, isRecent: true })),
    },
    { label: t`Search for`, suggestions: terms.map((term) => ({ key: `term ${term}`, term, isRecent: false })) },
    { label: t`Content`, suggestions: contents.map((content) => ({ key: content.id, content })) },
    { label: t`Pages`, suggestions: pages.map((page) => ({ key: `page ${page.link.to}`, page })) },
    {
      label: t`Your account`,
      suggestions: commands.map((command) => ({ key: `command ${command.label}`, command })),
    },
  ]
  const filled = groups.filter(({ suggestions }) => suggestions.length > 0)
  if (filled.length > 0 || !words) return filled
  return [{ label: t`Search for`, suggestions: [{ key: `term ${words}`, term: words, isRecent: false }] }]
}

/** Not before a word: the menu is beside the field. */
function useCommands(words: string): Command[] {
  const wanted = words.toLocaleLowerCase()
  return useAccountCommands().filter(({ label }) => words && label.toLocaleLowerCase().includes(wanted))
}

/** The places of the rail that are open to the person, by any part of their names. */
function usePages(words: string) {
  const { i18n } = useLingui()
  const pages = [...usePlaces('bar', 'rail'), ...useManagePlaces()].map(({ label, icon, link }) => ({
    label: i18n._(label),
    icon,
    link,
  }))
  const wanted = words.toLocaleLowerCase()
  return pages.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
}

function useFound(words: string): { contents: ContentCard[]; terms: string[] } {
  const [settled] = useDebouncedValue(words, DEBOUNCE_MS)
  const query = { enabled: settled.length > 0, placeholderData: keepPreviousData, staleTime: 60_000 }
  const found = useSearchMyContent({ query: settled, limit: 5 }, { query })
  const terms = useSearchMyContentTerms({ query: settled, limit: 4 }, { query })
  if (!words || !settled) return { contents: [], terms: [] }
  return { contents: found.data?.items ?? [], terms: terms.data?.items.map(({ term }) => term) ?? [] }
}
