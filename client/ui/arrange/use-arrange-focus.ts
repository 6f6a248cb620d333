import { useEffect, useRef, type FocusEvent } from 'react'

/** Keeps the focus on the selected row of a list whose rows move in the document, where it was in the list before. */
export function useArrangeFocus(rows: unknown, chosen: string) {
  const ref = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (hasFocus.current) ref.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [rows, chosen])
  return {
    ref,
    onFocus: () => void (hasFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent) => void (hasFocus.current = relatedTarget === null),
  }
}
