import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useListAssets } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { AssetAdminItem } from '../../../generated/client/model/assetAdminItem.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { Pill } from '../../ui/pill.tsx'
import { CopyButton } from '../copy-button.tsx'
import { StatusPill, useSharedColumns } from '../library-cells.tsx'
import { LibraryTable } from './library-table.tsx'
import { listParams } from './list-params.ts'
import type { LibrarySearch } from '../routes.ts'

export function AssetList({ search }: { search: LibrarySearch }) {
  const { t } = useLingui()
  const { type } = search
  const query = useListAssets(
    { ...listParams(search), ...(type && { type }) },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <LibraryTable<AssetAdminItem>
      name="library-assets"
      label={t`Assets`}
      columns={useAssetColumns()}
      query={query}
      search={search}
      toCard={(row) => row}
      more={(rows, clear) => (
        <CopyButton content={rows} onBegun={clear}>
          <Trans>Duplicate</Trans>
        </CopyButton>
      )}
    />
  )
}

/** A file that cannot be used, or not yet, says more than that it is a draft. */
function status(asset: AssetAdminItem) {
  return (
    <>
      <StatusPill {...asset} /> {!asset.isDeleted && <FilePill status={asset.fileStatus} />}
    </>
  )
}

function FilePill({ status }: { status: AssetAdminItem['fileStatus'] }) {
  const { t } = useLingui()
  if (status === 'processing') return <Pill tone="due">{t`Being prepared`}</Pill>
  return status === 'invalid' && <Pill tone="late">{t`Cannot be used`}</Pill>
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
      cell: ({ id, name }) => (
        <Link to="/manage/library/assets/$assetId" params={{ assetId: id }}>
          {name}
        </Link>
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
    ...shared.map((column) => (column.id === 'status' ? { ...column, cell: status } : column)),
  ]
}
