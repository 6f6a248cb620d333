import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useListUsers } from '../../generated/client/users-admin/users-admin.ts'
import type { Choice } from '../ui/chooser/found-list.tsx'

/** So many people are shown; words find others. */
const SHOWN = 20

/** People of the hub whose name or address holds what is typed. */
export function usePeople(words: string): { found: Choice[] | undefined; error: unknown } {
  const search = useDeferredValue(words.trim())
  const { data, error } = useListUsers(
    { limit: SHOWN, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  return { found: data?.items.map(({ id, name, account }) => ({ id, name, note: account?.email })), error }
}
