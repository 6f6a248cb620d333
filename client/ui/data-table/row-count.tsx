import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './data-table.module.css'

type RowCountProps = {
  /** The number of the first row that is shown, counted from 1. */
  first: number
  count: number
  total: number
  isCapped: boolean
}

/** `51–100 of 1,234`; said to readers of screens when it changes. */
export function RowCount({ first, count, total, isCapped }: RowCountProps) {
  const format = useFormat()
  const last = first + count - 1
  const [from, to] = [format.number(first), format.number(last)]
  // What is reached by a key is counted from its start.
  const counted = Math.max(total, last)
  const all = isCapped ? format.count(counted, counted) : format.number(counted)
  return (
    <p className={classes.count} role="status">
      <Trans>
        {from}–{to} of {all}
      </Trans>
    </p>
  )
}
