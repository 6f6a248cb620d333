import { Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardGrid } from '../page/card-grid.tsx'
import classes from './data-table.module.css'
import type { TableRowsProps } from './table-rows.tsx'

type TableCardsProps<Row> = Omit<TableRowsProps<Row>, 'columns'> & {
  label: string
  isOutdated: boolean
  card: (row: Row) => ReactNode
}

/** The rows of a table as cards, which are selected as rows are. */
export function TableCards<Row>({ label, isOutdated, card, rows, rowId, rowLabel, selection }: TableCardsProps<Row>) {
  const { t } = useLingui()
  return (
    <div className={classes.cards} aria-busy={isOutdated}>
      <CardGrid label={label}>
        {rows.map((row) => {
          const name = rowLabel(row)
          const isChosen = selection?.has(row) ?? false
          return (
            <div key={rowId(row)} className={classes.cardRow} data-chosen={isChosen || undefined}>
              {card(row)}
              {selection && (
                <Checkbox
                  size="md"
                  className={classes.cardCheck}
                  aria-label={t`Select ${name}`}
                  checked={isChosen}
                  onChange={(event) => selection.toggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
                />
              )}
            </div>
          )
        })}
      </CardGrid>
    </div>
  )
}
