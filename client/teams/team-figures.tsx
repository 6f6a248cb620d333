import { useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Period } from '../../generated/client/model/period.ts'
import { useGetTeamAssetHistory } from '../../generated/client/teams-admin/teams-admin.ts'
import { useFormat } from '../i18n/use-format.ts'
import { AssetFigures } from '../shell/asset-figures.tsx'

/** How much the people of the team opened and completed. */
export function TeamFigures({ teamId }: { teamId: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const [duration, setDuration] = useState<Period>('30days')
  const query = useGetTeamAssetHistory(teamId, { duration }, { query: { placeholderData: keepPreviousData } })
  return (
    <AssetFigures
      period={duration}
      onPeriod={setDuration}
      query={query}
      figuresOf={({ userCount, activeUserCount, openedCount, completedCount }) => {
        const [active, all] = [format.number(activeUserCount), format.number(userCount)]
        return [
          { label: t`People who learned`, value: t`${active} of ${all}` },
          { label: t`Assets opened`, value: format.number(openedCount) },
          { label: t`Assets completed`, value: format.number(completedCount) },
        ]
      }}
    />
  )
}
