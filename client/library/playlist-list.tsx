import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  useDeletePlaylist,
  useDuplicatePlaylists,
  useListPlaylists,
  useRestorePlaylist,
} from '../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistAdminItem } from '../../generated/client/model/playlistAdminItem.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state.ts'
import { TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { audienceLabel } from './audience-words.ts'
import { useSharedColumns } from './library-cells.tsx'
import { LibraryEmpty } from './library-empty.tsx'
import { isNarrowed, listParams } from './list-params.ts'
import type { LibrarySearch } from './routes.ts'
import { useBulk } from './use-bulk.ts'

/** At most so many are copied at once. */
const MAX_COPIES = 20

export function PlaylistList({ search }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const { page = 1, status, column, order } = search
  const query = useListPlaylists(listParams(search), { query: { placeholderData: keepPreviousData } })
  const { mutateAsync: remove } = useDeletePlaylist()
  const { mutateAsync: restore } = useRestorePlaylist()
  const { deleteAll, restoreAll, isBusy } = useBulk<PlaylistAdminItem>(
    (playlistId) => remove({ playlistId }),
    (playlistId) => restore({ playlistId }),
  )
  const copy = useChange(useDuplicatePlaylists, { done: () => t`The copies are drafts in this list.` })
  return (
    <DataTable
      name="library-playlists"
      label={t`Playlists`}
      columns={usePlaylistColumns()}
      list={listStateOf(query)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      page={page}
      pageSize={TABLE_PAGE_SIZE}
      sort={{ column: column ?? 'lastUpdated', order: order ?? (column === 'name' ? 'asc' : 'desc') }}
      bulk={(rows, clear) =>
        status === 'deleted' ? (
          <Button loading={isBusy} onClick={() => restoreAll(rows, clear)}>
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <>
            {rows.length <= MAX_COPIES && (
              <Button
                variant="default"
                loading={copy.isPending}
                onClick={() => {
                  copy.run({ data: { playlistIds: rows.map(({ id }) => id), withIndex: true } })
                  clear()
                }}
              >
                <Trans>Duplicate</Trans>
              </Button>
            )}
            <Button variant="default" loading={isBusy} onClick={() => deleteAll(rows, clear)}>
              <Trans>Delete</Trans>
            </Button>
          </>
        )
      }
      empty={<LibraryEmpty isFiltered={isNarrowed(search)} isBin={status === 'deleted'} />}
    />
  )
}

function usePlaylistColumns(): Column<PlaylistAdminItem>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const shared = useSharedColumns<PlaylistAdminItem>()
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      canSort: true,
      cell: ({ id, name, isDeleted }) =>
        isDeleted ? (
          name
        ) : (
          <Link to="/manage/library/playlists/$playlistId" params={{ playlistId: id }}>
            {name}
          </Link>
        ),
    },
    {
      id: 'audience',
      label: t`Who sees it`,
      width: '124px',
      cell: ({ audience }) => i18n._(audienceLabel[audience]),
    },
    {
      id: 'contents',
      label: t`Items`,
      width: '76px',
      align: 'end',
      cell: ({ contentCount }) => format.number(contentCount),
    },
    ...shared,
  ]
}
