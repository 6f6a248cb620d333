import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../ui/dialog.tsx'
import classes from './users.module.css'

interface DeletableField {
  id: string
  name: string
  /** How many people have filled it in. */
  filledCount: number
}

type DeleteFieldProps = {
  field: DeletableField
  onDelete: (field: DeletableField) => void
  onClose: () => void
}

/** A field is deleted for good, with what people entered in it. */
export function DeleteField({ field, onDelete, onClose }: DeleteFieldProps) {
  const { t } = useLingui()
  const { name, filledCount } = field
  return (
    <Dialog title={t`Delete “${name}”?`} onClose={onClose}>
      <p>
        <Plural
          value={filledCount}
          _0="It is deleted for good. Nobody has filled it in."
          one="It is deleted for good, with what # person entered in it."
          other="It is deleted for good, with what # people entered in it."
        />
      </p>
      <div className={classes.buttons}>
        <Button
          onClick={() => {
            onDelete(field)
            onClose()
          }}
        >
          <Trans>Delete</Trans>
        </Button>
        <Button variant="default" onClick={onClose} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
