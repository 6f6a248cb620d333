import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problemWords } from '../api/problems.ts'
import { notify } from '../ui/notices-store.ts'

interface Row {
  id: string
}

/** Deletes or restores what is selected, one after the other, and offers the way back. What the hub refuses is said, and the rest goes on. */
export function useBulk<R extends Row>(
  remove: (id: string) => Promise<unknown>,
  restore: (id: string) => Promise<unknown>,
) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const each = async (ids: readonly string[], change: (id: string) => Promise<unknown>) => {
    const done: string[] = []
    for (const id of ids)
      await change(id).then(
        () => done.push(id),
        (error: unknown) => notify(problemWords(error).text, 'problem'),
      )
    return done
  }
  const run = async (rows: readonly R[], clear: () => void, isDeletion: boolean) => {
    setBusy(true)
    const done = await each(
      rows.map(({ id }) => id),
      isDeletion ? remove : restore,
    )
    setBusy(false)
    clear()
    if (done.length === 0) return
    const count = done.length
    const words = isDeletion
      ? t`${plural(count, { one: '# item was deleted.', other: '# items were deleted.' })}`
      : t`${plural(count, { one: '# item was restored.', other: '# items were restored.' })}`
    notify(words, 'done', () => void each(done, isDeletion ? restore : remove).then(() => notify(t`Undone.`)))
  }
  return {
    isBusy,
    deleteAll: (rows: readonly R[], clear: () => void) => void run(rows, clear, true),
    restoreAll: (rows: readonly R[], clear: () => void) => void run(rows, clear, false),
  }
}
