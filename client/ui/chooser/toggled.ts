import type { Choice } from './found-list.tsx'

/** What is chosen once one is clicked: without it where it was, or with it at the end. */
export function toggled(chosen: readonly Choice[], { id, name }: Choice): Choice[] {
  return chosen.some((each) => each.id === id) ? chosen.filter((each) => each.id !== id) : [...chosen, { id, name }]
}
