import { Button, NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import type { Entry } from './contents-rules.ts'
import classes from './library.module.css'

type MoveEntryProps = { entry: Entry; entries: readonly Entry[]; onMove: (index: number) => void; onClose: () => void }

/** Says in words where an entry goes, for fingers and for far away places. */
export function MoveEntry({ entry, entries, onMove, onClose }: MoveEntryProps) {
  const { t } = useLingui()
  const [index, setIndex] = useState('0')
  const { name } = entry
  return (
    <Dialog title={t`Move “${name}”`} onClose={onClose}>
      <form
        className={classes.bench}
        onSubmit={(event) => {
          event.preventDefault()
          onMove(Number(index))
          onClose()
        }}
      >
        <NativeSelect
          label={t`Position`}
          value={index}
          data={[
            { value: '0', label: t`First` },
            ...entries.flatMap(({ key, name }, place) =>
              key === entry.key ? [] : [{ value: String(place + 1), label: t`After “${name}”` }],
            ),
          ]}
          onChange={(event) => setIndex(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button type="submit">{t`Move`}</Button>
        </div>
      </form>
    </Dialog>
  )
}
