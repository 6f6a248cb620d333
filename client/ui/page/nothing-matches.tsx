import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../control/button-link.tsx'
import { EmptyState } from './empty-state.tsx'

type NothingMatchesProps = {
  icon: ReactNode
  /** The list without its filters. */
  to: LinkProps['to']
  search?: object
  title?: string
  showAll?: string
  /** What to try. */
  children: ReactNode
}

/** A list that has rows, and none that its filters leave. */
export function NothingMatches({ icon, to, search, title, showAll, children }: NothingMatchesProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={icon}
      title={title ?? t`Nothing matches these filters`}
      action={
        <ButtonLink to={to!} search={search as never} variant="default">
          {showAll ?? t`Show everything`}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
