import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { PageLink, Pages, type PagerProps } from '../list/pager.tsx'
import { lastByOffset } from './last-offset.ts'

/** So many keys stand in the address, which has its limits; so many pages can be gone back. */
const MAX_KEYS = 10

type LongPagerProps = PagerProps & {
  /** With which the next page is asked for; null where there is none, undefined where the list has no keys. */
  nextAfter: string | null | undefined
}

/** The pager of a list that may be longer than its offsets reach; the keys of the pages behind them stand in the address. */
export function LongPager({ nextAfter, ...props }: LongPagerProps) {
  const { t } = useLingui()
  const { after = [] } = useSearch({ strict: false }) as { after?: string[] }
  const { page, pageSize } = props
  const last = lastByOffset(pageSize)
  const keysOf = (to: number) => (to > page ? [...after, nextAfter!].slice(-MAX_KEYS) : after.slice(0, -1))
  return (
    <Pages
      {...props}
      {...(nextAfter !== undefined && (props.isCapped || page >= last) && { hasNext: nextAfter !== null })}
      label={t`Pages`}
      link={(to, children) => {
        const keys = to > last ? keysOf(to) : []
        return (
          <PageLink page={keys.length ? to : Math.min(to, last)} after={keys}>
            {children}
          </PageLink>
        )
      }}
    />
  )
}
