import { useDraft } from '../api/use-draft.ts'
import { readTyped, writeTyped, type Typed } from './custom-values.ts'

/** What is typed into a form of several fields, kept in the browser until it is saved. */
export function useTyped(key: string) {
  const [text, setText] = useDraft(key)
  const typed: Typed = readTyped(text)
  return {
    typed,
    textOf: (id: string, saved: string) => typed[id] ?? saved,
    type: (id: string, value: string, saved: string) => setText(writeTyped(typed, id, value, saved)),
    forget: () => setText(''),
  }
}
