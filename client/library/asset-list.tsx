import { useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeleteAsset, useListAssets, useRestoreAsset } from '../../generated/client/assets-admin/assets-admin.ts'
import type { AssetAdminItem } from '../../generated/client/model/assetAdminItem.ts'
import { kindOf } from '../ui/content-kind.ts'
import type { Column } from '../ui/data-table/column.ts'
import { kindLabel } from '../ui/kind-label.ts'
import { useSharedColumns } from './library-cells.tsx'
import { LibraryTable } from './library-table.tsx'
import { listParams } from './list-params.ts'
import type { LibrarySearch } from './routes.ts'

export function AssetList({ search }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const { type } = search
  const query = useListAssets(
    { ...listParams(search), ...(type && { type }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const { mutateAsync: remove } = useDeleteAsset()
  const { mutateAsync: restore } = useRestoreAsset()
  return (
    <LibraryTable<AssetAdminItem>
      name="library-assets"
      label={t`Assets`}
      columns={useAssetColumns()}
      query={query}
      search={search}
      remove={(assetId) => remove({ assetId })}
      restore={(assetId) => restore({ assetId })}
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
