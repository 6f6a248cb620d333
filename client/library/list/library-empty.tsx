import { Trans, useLingui } from '@lingui/react/macro'
import { IconBooks } from '@tabler/icons-react'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { NothingMatches } from '../../ui/page/nothing-matches.tsx'

/** A list of the library without rows. */
export function LibraryEmpty({ isFiltered, isBin }: { isFiltered: boolean; isBin: boolean }) {
  const { t } = useLingui()
  const icon = <IconBooks size={28} aria-hidden />
  if (isBin)
    return (
      <EmptyState icon={icon} title={t`The recycle bin is empty`}>
        <Trans>What you delete stays here for 30 days.</Trans>
      </EmptyState>
    )
  if (isFiltered)
    return (
      <NothingMatches icon={icon} to="/manage/library">
        <Trans>Choose other filters or other words.</Trans>
      </NothingMatches>
    )
  return (
    <EmptyState icon={icon} title={t`There is nothing here yet`}>
      <Trans>Make a playlist, and put into it what people are to learn.</Trans>
    </EmptyState>
  )
}
