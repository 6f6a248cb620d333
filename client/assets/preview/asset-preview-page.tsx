import { Trans } from '@lingui/react/macro'
import { useNavigate, useParams } from '@tanstack/react-router'
import { IconEye } from '@tabler/icons-react'
import { Suspense } from 'react'
import { usePreviewAssetSuspense } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { AssetCrumbs } from './asset-crumbs.tsx'
import { PlayedAsset } from '../asset-player.tsx'
import { AssetSkeleton } from '../asset-skeleton.tsx'
import { AssetView } from '../asset-view.tsx'
import { OnlyLookedAt } from '../only-looked-at.ts'
import classes from '../../shell/view-bar.module.css'
import { LookedAtCourse } from './looked-at-course.tsx'

/** An asset as learners see it, published or not, for those who look after it. */
export function AssetPreviewPage() {
  const { assetId } = useParams({ from: '/app/manage/library/assets/$assetId/preview' })
  return (
    <Suspense key={assetId} fallback={<AssetSkeleton />}>
      <LoadedPreview assetId={assetId} />
    </Suspense>
  )
}

function LoadedPreview({ assetId }: { assetId: string }) {
  const navigate = useNavigate()
  const {
    data: { asset, launch },
  } = usePreviewAssetSuspense(assetId, {
    // The answer holds short-lived rights: never from memory, never twice.
    query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { isHeld: true } },
  })
  const leave = () => void navigate({ to: '/manage/library/assets/$assetId', params: { assetId } })
  return (
    <OnlyLookedAt value={true}>
      <PreviewBar asset={asset} />
      <AssetView
        asset={asset}
        crumbs={<AssetCrumbs asset={asset} />}
        player={
          launch.kind === 'scorm' ? (
            <LookedAtCourse launch={launch} onExit={leave} />
          ) : (
            <PlayedAsset asset={asset} launch={launch} onExit={leave} />
          )
        }
      />
    </OnlyLookedAt>
  )
}

/** Says that it is a look, and leads back. */
function PreviewBar({ asset: { id: assetId, published } }: { asset: Asset }) {
  return (
    <section className={classes.bar} aria-labelledby="preview-bar">
      <IconEye size={20} aria-hidden />
      <p id="preview-bar">
        {published ? (
          <Trans>This is what learners see who open it for the first time. Nothing that you do here is recorded.</Trans>
        ) : (
          <Trans>
            This is a draft, which no learner sees. It will look like this once it is published. Nothing that you do
            here is recorded.
          </Trans>
        )}
      </p>
      <ButtonLink to="/manage/library/assets/$assetId" params={{ assetId }} variant="default">
        <Trans>Back to the asset</Trans>
      </ButtonLink>
    </section>
  )
}
