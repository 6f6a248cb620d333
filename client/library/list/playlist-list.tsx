import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDuplicatePlaylists, useListPlaylists } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistAdminItem } from '../../../generated/client/model/playlistAdminItem.ts'
import { useChange } from '../../api/use-change.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { audienceLabel } from '../audience-words.ts'
import { useSharedColumns } from '../library-cells.tsx'
import { LibraryTable } from './library-table.tsx'
import { listParams } from './list-params.ts'
import type { LibrarySearch } from '../routes.ts'
import { MAX_COPIES } from '../use-copies.ts'

export function PlaylistList({ search }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const query = useListPlaylists(listParams(search), { query: { placeholderData: keepPreviousData } })
  const copy = useChange(useDuplicatePlaylists, { done: () => t`The copies are drafts in this list.` })
  return (
    <LibraryTable<PlaylistAdminItem>
      name="library-playlists"
      label={t`Playlists`}
      columns={usePlaylistColumns()}
      query={query}
      search={search}
      toCard={(row) => ({ ...row, type: 'playlist', fileFormat: null })}
      more={(rows, clear) =>
        rows.length <= MAX_COPIES && (
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
        )
      }
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
