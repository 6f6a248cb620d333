import { useState } from 'react'
import type { Column } from './column.ts'

/** Which columns a person does not want to see, kept in the browser. @param name of the table, unique in the client */
export function useHiddenColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const place = `columns-${name}`
  const [hidden, setHidden] = useState(
    () => read(place) ?? columns.filter((each) => each.startsHidden).map(({ id }) => id),
  )
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]
    setHidden(next)
    localStorage.setItem(place, JSON.stringify(next))
  }
  return { shown: columns.filter(({ id, isTitle }) => isTitle || !hidden.includes(id)), toggle }
}

function read(place: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : null
  } catch {
    return null
  }
}
