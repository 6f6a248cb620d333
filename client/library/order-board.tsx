import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { ArrangeToolbar } from '../ui/arrange/arrange-toolbar.tsx'
import { OrderList, type Ordered } from './order-list.tsx'

type OrderBoardProps = {
  /** What the list is called. */
  label: string
  /** At least one. */
  rows: readonly Ordered[]
  mayChange: boolean
  /** What it lies on. */
  on?: 'ground' | 'surface'
  isMoving: boolean
  /** @param place where it stands afterwards */
  onMove: (row: Ordered, place: number) => void
  onRemove: (row: Ordered) => void
  /** What else can be done to the chosen one. */
  more: (chosen: Ordered) => ReactNode
}

/** A list whose order is saved with each move. The place is said too, since a move is not seen by everybody. */
export function OrderBoard({
  label,
  rows,
  mayChange,
  on = 'ground',
  isMoving,
  onMove,
  onRemove,
  more,
}: OrderBoardProps) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState('')
  const [said, setSaid] = useState('')
  const chosen = rows.find(({ id }) => id === wanted) ?? rows[0]!
  const at = rows.indexOf(chosen)
  const move = (row: Ordered, place: number) => {
    if (!mayChange || isMoving || place < 0 || place >= rows.length) return
    setWanted(row.id)
    onMove(row, place)
    const [name, position, count] = [row.name, place + 1, rows.length]
    setSaid(t`“${name}” is at position ${position} of ${count}.`)
  }
  return (
    <>
      {mayChange && (
        <ArrangeToolbar name={chosen.name} on={on}>
          <Button
            variant="default"
            leftSection={<IconArrowUp size={18} aria-hidden />}
            disabled={at === 0}
            onClick={() => move(chosen, at - 1)}
          >
            <Trans>Move up</Trans>
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowDown size={18} aria-hidden />}
            disabled={at === rows.length - 1}
            onClick={() => move(chosen, at + 1)}
          >
            <Trans>Move down</Trans>
          </Button>
          {more(chosen)}
        </ArrangeToolbar>
      )}
      <OrderList
        label={label}
        rows={rows}
        chosen={chosen.id}
        onChoose={setWanted}
        onMove={move}
        onRemove={(row) => mayChange && onRemove(row)}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
