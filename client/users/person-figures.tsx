import { useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Period } from '../../generated/client/model/period.ts'
import { useGetUserAssetStats } from '../../generated/client/users-admin/users-admin.ts'
import { useFormat } from '../i18n/use-format.ts'
import { AssetFigures } from '../shell/asset-figures.tsx'

/** How much the person opened and completed. */
export function PersonFigures({ userId }: { userId: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const [duration, setDuration] = useState<Period>('30days')
  const query = useGetUserAssetStats(userId, { duration }, { query: { placeholderData: keepPreviousData } })
  return (
    <AssetFigures
      period={duration}
      onPeriod={setDuration}
      query={query}
      figuresOf={({ openedCount, completedCount, learningTime }) => [
        { label: t`Assets opened`, value: format.number(openedCount) },
        { label: t`Assets completed`, value: format.number(completedCount) },
        { label: t`Length of these assets`, value: format.length(learningTime) },
      ]}
    />
  )
}
