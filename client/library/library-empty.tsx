import { Trans, useLingui } from '@lingui/react/macro'
import { IconBooks } from '@tabler/icons-react'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

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
      <EmptyState
        icon={icon}
        title={t`Nothing matches these filters`}
        action={
          <ButtonLink to="/manage/library" variant="default">
            <Trans>Show everything</Trans>
          </ButtonLink>
        }
      >
        <Trans>Choose other filters or other words.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState icon={icon} title={t`There is nothing here yet`}>
      <Trans>Make a playlist, and put into it what people are to learn.</Trans>
    </EmptyState>
  )
}
