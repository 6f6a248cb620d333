import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useGetAssetSuspense } from '../../../generated/client/assets-admin/assets-admin.ts'
import { Locale } from '../../../generated/client/model/locale.ts'
import { localeName } from '../../i18n/locales.ts'
import { NotFoundPage } from '../../shell/app-route.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AssetCrumbs } from '../preview/asset-crumbs.tsx'
import { CueEditor } from './cue-editor.tsx'

/** The subtitles of a recording in one language, cue by cue beside it. */
export function CuesPage() {
  const { assetId, locale } = useParams({ from: '/app/manage/library/assets/$assetId/subtitles/$locale' })
  if (!isLocale(locale)) return <NotFoundPage />
  return (
    <Suspense key={`${assetId} ${locale}`} fallback={<Skeleton height={480} role="status" />}>
      <LoadedPage assetId={assetId} locale={locale} />
    </Suspense>
  )
}

function LoadedPage({ assetId, locale }: { assetId: string; locale: Locale }) {
  const { t } = useLingui()
  const { from = null } = useSearch({ from: '/app/manage/library/assets/$assetId/subtitles/$locale' })
  const { data: asset } = useGetAssetSuspense(assetId)
  const language = localeName(locale)
  return (
    <Page title={t`Subtitles in ${language}`} crumbs={<AssetCrumbs asset={asset} />}>
      <CueEditor asset={asset} locale={locale} from={from} />
    </Page>
  )
}

function isLocale(value: string): value is Locale {
  return value in Locale
}
