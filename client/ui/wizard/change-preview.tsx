import { Plural } from '@lingui/react/macro'
import { NamedList } from './named-list.tsx'

/** So many of the things that a change would touch are asked for by name. */
export const PREVIEWED = 100

interface ChangePreviewProps {
  /** The first of the things, by name. */
  items: readonly { type: string; id: string | null; name: string }[]
  /** How many there are. */
  total: number
}

/** What a change of many things would touch. */
export function ChangePreview({ items, total }: ChangePreviewProps) {
  return (
    <>
      <p>
        <Plural value={total} one="# thing changes:" other="# things change:" />
      </p>
      <NamedList
        entries={items.map(({ type, id, name }) => ({ id: `${type} ${id ?? name}`, words: name }))}
        total={total}
      />
    </>
  )
}
