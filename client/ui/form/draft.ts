import { useEffect, useEffectEvent } from 'react'
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** What is typed and not sent, by the path of its field, kept where neither a reload nor a lost connection takes it. */
export interface Draft {
  kept: Readonly<Record<string, unknown>>
  /** Keeps what is typed instead of what was kept before; nothing is left of it where that is empty. */
  keep: (typed: Readonly<Record<string, unknown>>) => void
}

/** Puts what was kept into the fields, and keeps what is typed from then on. @param values what the fields hold otherwise */
export function useKept<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Values,
  draft: Draft | undefined,
): void {
  const restore = useEffectEvent(() => {
    // A field that was there then may be gone.
    const kept = Object.entries(draft?.kept ?? {}).filter(([path]) => get(values, path) !== undefined)
    for (const [path, value] of kept) form.setValue(path as FieldPath<Values>, value as never, { shouldDirty: true })
  })
  const keep = useEffectEvent((typed: Values, changed: string | undefined) => {
    const paths = new Set([...Object.keys(draft?.kept ?? {}), ...(changed ? [changed] : [])])
    const entries = [...paths].map((path) => [path, get(typed, path) as unknown] as const)
    draft?.keep(Object.fromEntries(entries.filter(([path, value]) => value !== get(values, path))))
  })
  const isKept = draft !== undefined
  useEffect(() => {
    if (!isKept) return
    restore()
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed, name }) => keep(typed as Values, name),
    })
  }, [form, isKept])
}
