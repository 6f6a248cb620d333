import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../page/empty-state.tsx'
import { NothingMatches } from '../page/nothing-matches.tsx'

type NoChangesProps = {
  isFiltered: boolean
  /** The list without its filters. */
  to: LinkProps['to']
  search?: object
  /** What will stand here. */
  children: ReactNode
}

/** A list of changes without rows. */
export function NoChanges({ isFiltered, children, ...all }: NoChangesProps) {
  const { t } = useLingui()
  const icon = <IconHistory size={28} aria-hidden />
  if (isFiltered)
    return (
      <NothingMatches icon={icon} {...all} title={t`No changes match`} showAll={t`Show all changes`}>
        <Trans>Choose another kind of change, or look for other words.</Trans>
      </NothingMatches>
    )
  return (
    <EmptyState icon={icon} title={t`Nothing was changed yet`}>
      {children}
    </EmptyState>
  )
}
