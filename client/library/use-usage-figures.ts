import { useLingui } from '@lingui/react/macro'
import type { ContentUsage } from '../../generated/client/model/contentUsage.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { FigureEntry } from './figures.tsx'

/** What is counted of playlists and assets alike. */
export function useUsageFigures(): (usage: ContentUsage) => FigureEntry[] {
  const { t } = useLingui()
  const format = useFormat()
  return (usage) => [
    [t`Opened`, format.number(usage.openedCount)],
    [t`People who opened it`, format.number(usage.userCount)],
    [t`People who completed it`, format.number(usage.completedCount)],
    [t`Completed of those`, usage.userCount > 0 ? format.rate(usage.completionRate) : '–'],
    [t`Comments`, format.number(usage.commentCount)],
    [t`Saved now`, format.number(usage.savedCount)],
    [t`Liked now`, format.number(usage.likedCount)],
  ]
}
