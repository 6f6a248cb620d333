import { OrderedRows } from '../ui/arrange/ordered-rows.tsx'
import { kindOf } from '../ui/content/content-kind.ts'
import { KindIcon } from '../ui/content/kind-icon.tsx'
import classes from './library.module.css'

export interface Ordered {
  id: string
  name: string
  type: string
}

type OrderListProps = {
  label: string
  rows: readonly Ordered[]
  chosen: string
  onChoose: (id: string) => void
  /** @param place where it stands afterwards */
  onMove: (row: Ordered, place: number) => void
  onRemove: (row: Ordered) => void
}

/** Content in an order of its own, which Delete takes out. */
export function OrderList({ onRemove, ...rows }: OrderListProps) {
  const takeOut = (key: string, row: Ordered) => {
    if (key === 'Delete') onRemove(row)
    return key === 'Delete'
  }
  return (
    <OrderedRows {...rows} onKey={takeOut}>
      {({ name, type }) => (
        <>
          <KindIcon kind={kindOf({ type, fileFormat: null })} size={18} />
          <span className={classes.entryName}>{name}</span>
        </>
      )}
    </OrderedRows>
  )
}
