import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import classes from './pager.module.css'

type PagerProps = {
  page: number
  pageSize: number
  total: number
  /** Whether there is more than `total`. */
  isCapped?: boolean
}

/** Earlier and later pages of a list; the number stands in the address, and the other filters stay. */
export function Pager(props: PagerProps) {
  const { t } = useLingui()
  return (
    <Pages
      {...props}
      label={t`Pages`}
      link={(to, children) => (
        // Exact, or the router calls the first page the current one from every other.
        <ButtonLink
          variant="default"
          to="."
          activeOptions={{ exact: true }}
          search={(before: object) => ({ ...before, page: to > 1 ? to : undefined })}
        >
          {children}
        </ButtonLink>
      )}
    />
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

type PagesProps = PagerProps & { label: string; link: (to: number, children: ReactNode) => ReactNode }

function Pages({ page, pageSize, total, isCapped = false, label, link }: PagesProps) {
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
        {isCapped ? (
          <Trans>Page {page}</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </span>
      {turn(page + 1, isCapped || page < pages, <Trans>Next page</Trans>)}
    </nav>
  )
}
