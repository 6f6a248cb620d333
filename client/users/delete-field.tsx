import { Plural } from '@lingui/react/macro'
import { AskDelete } from '../ui/arrange/ask-delete.tsx'

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
  const { name, filledCount } = field
  return (
    <AskDelete name={name} onDelete={() => onDelete(field)} onClose={onClose}>
      <Plural
        value={filledCount}
        _0="It is deleted for good. Nobody has filled it in."
        one="It is deleted for good, with what # person entered in it."
        other="It is deleted for good, with what # people entered in it."
      />
    </AskDelete>
  )
}
