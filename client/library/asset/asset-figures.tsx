import { useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetAssetStats } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Period } from '../../../generated/client/model/period.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { FigureList, Figures } from '../figures.tsx'
import { useUsageFigures } from '../use-usage-figures.ts'

/** How an asset was used in a period. */
export function AssetFigures({ assetId }: { assetId: string }) {
  return <Figures>{(duration) => <Loaded assetId={assetId} duration={duration} />}</Figures>
}

function Loaded({ assetId, duration }: { assetId: string; duration: Period }) {
  const { t } = useLingui()
  const format = useFormat()
  const usage = useUsageFigures()
  const query = useGetAssetStats(assetId, { duration }, { query: { placeholderData: keepPreviousData } })
  if (!query.data) return <QueryState query={query} height={140} />
  const { averageRating } = query.data
  const stars = averageRating === null ? '–' : format.number(averageRating)
  return <FigureList figures={[...usage(query.data), [t`Stars of 5`, stars]]} />
}
