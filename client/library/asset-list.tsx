import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeleteAsset, useListAssets, useRestoreAsset } from '../../generated/client/assets-admin/assets-admin.ts'
import type { AssetAdminItem } from '../../generated/client/model/assetAdminItem.ts'
import { listStateOf } from '../shell/list-state.ts'
import { TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { kindOf } from '../ui/content-kind.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { kindLabel } from '../ui/kind-label.ts'
import { useSharedColumns } from './library-cells.tsx'
import { LibraryEmpty } from './library-empty.tsx'
import { isNarrowed, listParams } from './list-params.ts'
import type { LibrarySearch } from './routes.ts'
import { useBulk } from './use-bulk.ts'

export function AssetList({ search }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const { page = 1, status, type, column, order } = search
  const query = useListAssets(
    { ...listParams(search), ...(type && { type }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const { mutateAsync: remove } = useDeleteAsset()
  const { mutateAsync: restore } = useRestoreAsset()
  const { deleteAll, restoreAll, isBusy } = useBulk<AssetAdminItem>(
    (assetId) => remove({ assetId }),
    (assetId) => restore({ assetId }),
  )
  return (
    <DataTable
      name="library-assets"
      label={t`Assets`}
      columns={useAssetColumns()}
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
          <Button variant="default" loading={isBusy} onClick={() => deleteAll(rows, clear)}>
            <Trans>Delete</Trans>
          </Button>
        )
      }
      empty={<LibraryEmpty isFiltered={isNarrowed(search)} isBin={status === 'deleted'} />}
    />
  )
}

function useAssetColumns(): Column<AssetAdminItem>[] {
  const { t, i18n } = useLingui()
  const shared = useSharedColumns<AssetAdminItem>()
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      canSort: true,
      cell: ({ id, name, published, isDeleted }) =>
        published && !isDeleted ? (
          <Link to="/assets/$assetId" params={{ assetId: id }}>
            {name}
          </Link>
        ) : (
          name
        ),
    },
    {
      id: 'type',
      label: t`Type`,
      width: '132px',
      cell: (asset) => i18n._(kindLabel(kindOf(asset))),
    },
    {
      id: 'playlists',
      label: t`In playlists`,
      width: '20%',
      startsHidden: true,
      cell: ({ parentPlaylists }) => parentPlaylists.map(({ name }) => name).join(', '),
    },
    ...shared,
  ]
}
