import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useListContent } from '../../generated/client/content-admin/content-admin.ts'
import type { ContentItem } from '../../generated/client/model/contentItem.ts'
import type { ListContentParams } from '../../generated/client/model/listContentParams.ts'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { kindOf } from '../ui/content/content-kind.ts'
import { KindIcon } from '../ui/content/kind-icon.tsx'

/** So many are shown; words find others. */
const SHOWN = 8

/**
 * Playlists and assets to choose from, by what is typed. @param noteOf what is said beside the name of each
 * @returns undefined until the first are known
 */
export function useFoundContent(
  words: string,
  owner: ListContentParams['owner'],
  noteOf?: (item: ContentItem) => string | undefined,
): Choice[] | undefined {
  const search = useDeferredValue(words.trim())
  const { data } = useListContent(
    { owner, limit: SHOWN, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  return data?.items.map((item) => ({
    id: item.id,
    name: item.name,
    icon: <KindIcon kind={kindOf(item)} size={18} />,
    note: noteOf?.(item),
  }))
}
