import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { Crumbs } from '../../ui/page/crumbs.tsx'

/** Leads from a page about an asset back to those that are managed, and to its own. */
export function AssetCrumbs({ asset: { id: assetId, name } }: { asset: Pick<Asset, 'id' | 'name'> }) {
  const { t } = useLingui()
  return (
    <Crumbs>
      <Link to="/manage/library" search={{ kind: 'assets' }}>{t`Library`}</Link>
      <Link to="/manage/library/assets/$assetId" params={{ assetId }}>
        {name}
      </Link>
    </Crumbs>
  )
}
