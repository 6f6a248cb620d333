import { useInfiniteQuery } from '@tanstack/react-query'
import { getListMyContentNotesQueryKey, listMyContentNotes } from '../../generated/client/notes/notes.ts'
import type { NoteCreate } from '../../generated/client/model/noteCreate.ts'
import type { NotePatch } from '../../generated/client/model/notePatch.ts'
import { useShown } from '../api/use-shown.ts'
import { withNew, without, withText, type ShownNote } from './shown-notes.ts'

const PAGE = 100

/** The reader's notes on an asset in the order of their places, with what they changed just now. */
export function useNotesOn(contentId: string) {
  const query = useInfiniteQuery({
    queryKey: [...getListMyContentNotesQueryKey(contentId), { pages: 'all' }],
    queryFn: ({ pageParam, signal }) => listMyContentNotes(contentId, { limit: PAGE, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
  })
  const { dataUpdatedAt } = query
  const known: ShownNote[] | undefined = query.data?.pages.flatMap(({ items }) => items)
  const { data: notes } = useShown(
    { data: known, dataUpdatedAt },
    {
      createMyContentNote: (notes, { contentId: on, data }: { contentId: string; data: NoteCreate }) =>
        on === contentId ? withNew(notes, contentId, data) : notes,
      updateMyNote: (notes, { noteId, data }: { noteId: string; data: NotePatch }) => withText(notes, noteId, data),
      deleteMyNote: (notes, { noteId }: { noteId: string }) => without(notes, noteId),
    },
  )
  return { notes, query }
}
