import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
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
export function Pager({ page, pageSize, total, isCapped = false }: PagerProps) {
  const { t } = useLingui()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  return (
    <nav className={classes.pager} aria-label={t`Pages`}>
      <PageLink to={page - 1} isOpen={page > 1}>
        <Trans>Previous page</Trans>
      </PageLink>
      <span aria-current="page">
        {isCapped ? (
          <Trans>Page {page}</Trans>
        ) : (
          <Trans>
            Page {page} of {pages}
          </Trans>
        )}
      </span>
      <PageLink to={page + 1} isOpen={isCapped || page < pages}>
        <Trans>Next page</Trans>
      </PageLink>
    </nav>
  )
}

function PageLink({ to, isOpen, children }: { to: number; isOpen: boolean; children: React.ReactNode }) {
  if (!isOpen)
    return (
      <Button variant="default" disabled>
        {children}
      </Button>
    )
  return (
    // Exact, or the router calls the first page the current one from every other.
    <ButtonLink
      variant="default"
      to="."
      activeOptions={{ exact: true }}
      search={(before: object) => ({ ...before, page: to > 1 ? to : undefined })}
    >
      {children}
    </ButtonLink>
  )
}
