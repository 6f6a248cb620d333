import { Button, Checkbox, Popover } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconColumns3 } from '@tabler/icons-react'
import type { Column } from './column.ts'
import classes from './data-table.module.css'

type ColumnChoiceProps<Row> = {
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  onToggle: (id: string) => void
}

/** Which columns the table has. The one that names the rows is always there. */
export function ColumnChoice<Row>({ columns, shown, onToggle }: ColumnChoiceProps<Row>) {
  const { t } = useLingui()
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal={false} withRoles={false}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} aria-hidden />} className={classes.choose}>
          <Trans>Columns</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices} role="group" aria-label={t`Visible columns`}>
        {columns
          .filter(({ isTitle }) => !isTitle)
          .map((column) => (
            <Checkbox
              key={column.id}
              label={column.label}
              checked={shown.includes(column)}
              onChange={() => onToggle(column.id)}
            />
          ))}
      </Popover.Dropdown>
    </Popover>
  )
}
