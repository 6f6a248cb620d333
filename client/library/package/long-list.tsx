import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'

/** So many are shown, and so many more each time. */
const STEP = 100

type LongListProps<T> = {
  entries: readonly T[]
  className?: string | undefined
  children: (entry: T, index: number) => ReactNode
}

/** A list that is made bit by bit: thousands of entries at once would hold up the page. */
export function LongList<T>({ entries, className, children }: LongListProps<T>) {
  const { t } = useLingui()
  const format = useFormat()
  const [count, setCount] = useState(STEP)
  const left = format.number(entries.length - count)
  return (
    <>
      <ul className={className}>{entries.slice(0, count).map(children)}</ul>
      {entries.length > count && (
        <Button variant="default" onClick={() => setCount(count + STEP)}>{t`Show more (${left} left)`}</Button>
      )}
    </>
  )
}
