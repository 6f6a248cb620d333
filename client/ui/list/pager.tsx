import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../control/button-link.tsx'
import classes from './pager.module.css'

export type PagerProps = {
  page: number
  pageSize: number
  total: number
  /** Whether there is more than `total`. */
  isCapped?: boolean
}

/** Earlier and later pages of a list; the number stands in the address, and the other filters stay. */
export function Pager(props: PagerProps) {
  const { t } = useLingui()
  return <Pages {...props} label={t`Pages`} link={(to, children) => <PageLink page={to}>{children}</PageLink>} />
}

type PageLinkProps = { page: number; after?: string[]; children: ReactNode }

/** A page of the list of this address. @param after what the address says of its place beside the number */
export function PageLink({ page, after = [], children }: PageLinkProps) {
  return (
    // Exact, or the router calls the first page the current one from every other.
    <ButtonLink
      variant="default"
      to="."
      activeOptions={{ exact: true }}
      search={(before: object) => ({
        ...before,
        page: page > 1 ? page : undefined,
        after: after.length ? after : undefined,
      })}
    >
      {children}
    </ButtonLink>
  )
}

/** The same of a list that is one of several on its page, so that the address does not say how far it is. */
export function PanelPager({ onTurn, ...props }: PagerProps & { label: string; onTurn: (page: number) => void }) {
  return (
    <Pages
      {...props}
      link={(to, children) => (
        <Button variant="default" onClick={() => onTurn(to)}>
          {children}
        </Button>
      )}
    />
  )
}

type PagesProps = PagerProps & {
  label: string
  /** Where the total does not say it. */
  hasNext?: boolean
  link: (to: number, children: ReactNode) => ReactNode
}

/** What the two have in common. */
export function Pages({ page, pageSize, total, isCapped = false, hasNext, label, link }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  const turn = (to: number, isOpen: boolean, words: ReactNode) =>
    isOpen ? (
      link(to, words)
    ) : (
      <Button variant="default" disabled>
        {words}
      </Button>
    )
  return (
    <nav className={classes.pager} aria-label={label}>
      {turn(page - 1, page > 1, <Trans>Previous page</Trans>)}
      <span aria-current="page">
        {isCapped || page > pages ? (
          <Trans>Page {page}</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </span>
      {turn(page + 1, hasNext ?? (isCapped || page < pages), <Trans>Next page</Trans>)}
    </nav>
  )
}
