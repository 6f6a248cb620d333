import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import type { Body } from '../../ui/form/limits.ts'
import { SendForm } from '../../ui/form/send-form.tsx'
import type { Entry } from './contents-rules.ts'

type MoveEntryProps = { entry: Entry; entries: readonly Entry[]; onMove: (index: number) => void; onClose: () => void }

/** A place in the list on the screen, of which the contract knows nothing: it is saved with the contents, as ranks. */
const place = { index: { type: 'integer', required: true } } satisfies Body

/** Says in words where an entry goes, for fingers and for far away places. */
export function MoveEntry({ entry, entries, onMove, onClose }: MoveEntryProps) {
  const { t } = useLingui()
  const { name } = entry
  const move = ({ index }: { index: number }) => {
    onMove(index)
    return Promise.resolve(null)
  }
  return (
    <Dialog title={t`Move “${name}”`} onClose={onClose}>
      <SendForm body={place} values={{ index: 0 }} onSend={move} onSent={onClose} send={t`Move`}>
        {(field) => (
          <NativeSelect
            label={t`Position`}
            data={[
              { value: '0', label: t`First` },
              ...entries.flatMap(({ key, name }, at) =>
                key === entry.key ? [] : [{ value: String(at + 1), label: t`After “${name}”` }],
              ),
            ]}
            {...field('index')}
          />
        )}
      </SendForm>
    </Dialog>
  )
}
