import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as access from '../../../generated/access.ts'
import { useGetAssetSuspense } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { isRecording } from '../../ui/content/content-kind.ts'
import { Crumbs } from '../../ui/page/crumbs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { AssetChapters } from './asset-chapters.tsx'
import { AssetFigures } from './asset-figures.tsx'
import { AssetFile } from './asset-file.tsx'
import { AssetPlaces } from './asset-places.tsx'
import { AssetSettings } from './asset-settings.tsx'
import { AssetState } from './asset-state.tsx'
import { AssetSubtitles } from './asset-subtitles.tsx'
import { CommonPanel } from '../common-panel.tsx'
import { Assignments } from '../assignments/assignments.tsx'
import { PackagePanel } from '../package/package-panel.tsx'

/** One asset, for those who look after it: whether it is published, its file, what is said of it, and where it is used. */
export function EditAssetPage() {
  const { assetId } = useParams({ from: '/app/manage/library/assets/$assetId' })
  return (
    <Suspense key={assetId} fallback={<AssetSkeleton />}>
      <LoadedAsset assetId={assetId} />
    </Suspense>
  )
}

/** How often it is asked whether a file is prepared. */
const POLL_MS = 2000

function LoadedAsset({ assetId }: { assetId: string }) {
  const { t } = useLingui()
  const session = useSession()
  const { data: asset, refetch } = useGetAssetSuspense(
    assetId,
    { includeDeleted: true },
    {
      query: {
        // The version belongs to the answer itself, which sharing its parts would replace.
        structuralSharing: false,
        refetchInterval: ({ state }) => state.data?.fileStatus === 'processing' && POLL_MS,
      },
    },
  )
  const { isCommon } = asset
  const isOwn = !asset.isDeleted && !isCommon
  const crumbs = (
    <Crumbs>
      <Link to="/manage/library" search={{ kind: 'assets' }}>{t`Library`}</Link>
    </Crumbs>
  )
  return (
    <Page title={asset.name} crumbs={crumbs}>
      <AssetState asset={asset} />
      {isCommon && <CommonPanel content={asset} />}
      {asset.type !== 'web' && !isCommon && (
        <Panel title={t`File`}>
          <AssetFile asset={asset} />
        </Panel>
      )}
      {!asset.isDeleted && isPackage(asset) && <PackagePanel asset={asset} />}
      {isOwn && can(session, access.updateAsset) && (
        <Panel title={t`Settings`}>
          <AssetSettings asset={asset} onReload={refetch} />
        </Panel>
      )}
      {isOwn && isRecording(asset) && can(session, access.listAssetSubtitles) && (
        <Panel title={t`Subtitles`} sentence={t`One file for each language, as SRT or WebVTT, at most 1 MB.`}>
          <AssetSubtitles asset={asset} />
        </Panel>
      )}
      {isOwn && isRecording(asset) && can(session, access.updateAsset) && (
        <Panel
          title={t`Chapters`}
          sentence={t`They stand on the time line of the player. Another file brings its own.`}
        >
          <AssetChapters asset={asset} onReload={refetch} />
        </Panel>
      )}
      {!asset.isDeleted && <Assignments content={asset} kind="asset" />}
      <Panel title={t`Where it is used`}>
        <AssetPlaces asset={asset} />
      </Panel>
      <Panel title={t`Figures`}>
        <AssetFigures assetId={assetId} />
      </Panel>
    </Page>
  )
}

function isPackage({ type, fileStatus }: Asset): boolean {
  return (type === 'scorm' || type === 'zip') && fileStatus === 'ready'
}

function AssetSkeleton() {
  const { t } = useLingui()
  return (
    <Page title={t`Asset`}>
      <Skeleton height={320} role="status" aria-label={t`Loading`} />
    </Page>
  )
}
