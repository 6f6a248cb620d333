import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { notify } from '../ui/notices/notices-store.ts'
import { problemWords } from './problems.ts'

interface EachOptions<Row> {
  change: (row: Row) => Promise<unknown>
  takeBack: (row: Row) => Promise<unknown>
  /** What is said when it is done to so many. */
  words: (count: number) => string
}

/** Changes what is selected, one after the other, and offers the way back. What the hub refuses is said, and the rest goes on. */
export function useEach<Row>() {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const make = async (rows: readonly Row[], clear: () => void, { change, takeBack, words }: EachOptions<Row>) => {
    setBusy(true)
    const done = await changeEach(rows, change)
    setBusy(false)
    clear()
    if (done.length > 0)
      notify(words(done.length), 'done', () => void changeEach(done, takeBack).then(() => notify(t`Undone.`)))
  }
  /** @param clear lets go of the selection */
  const run = (rows: readonly Row[], clear: () => void, options: EachOptions<Row>) => void make(rows, clear, options)
  return { run, isBusy }
}

/** @returns those with which it was done */
async function changeEach<Row>(rows: readonly Row[], change: (row: Row) => Promise<unknown>): Promise<Row[]> {
  const done: Row[] = []
  for (const row of rows)
    await change(row).then(
      () => done.push(row),
      (error: unknown) => notify(problemWords(error).text, 'problem'),
    )
  return done
}
