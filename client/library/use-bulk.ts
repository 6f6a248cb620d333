import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEach } from '../api/use-each.ts'

/** Deletes or restores what is selected. */
export function useBulk<R extends { id: string }>(
  remove: (id: string) => Promise<unknown>,
  restore: (id: string) => Promise<unknown>,
) {
  const { t } = useLingui()
  const { run, isBusy } = useEach<R>()
  return {
    isBusy,
    deleteAll: (rows: readonly R[], clear: () => void) =>
      run(rows, clear, {
        change: ({ id }) => remove(id),
        takeBack: ({ id }) => restore(id),
        words: (count) => t`${plural(count, { one: '# item was deleted.', other: '# items were deleted.' })}`,
      }),
    restoreAll: (rows: readonly R[], clear: () => void) =>
      run(rows, clear, {
        change: ({ id }) => restore(id),
        takeBack: ({ id }) => remove(id),
        words: (count) => t`${plural(count, { one: '# item was restored.', other: '# items were restored.' })}`,
      }),
  }
}
