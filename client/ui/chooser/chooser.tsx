import { TextInput, type TextInputProps } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import '../control/field-styles.ts'
import { ChipList } from '../list/chip-list.tsx'
import classes from './chooser.module.css'
import { FoundList, type Choice } from './found-list.tsx'

interface ChooserProps<T extends Choice> {
  label: string
  /** Of the list of what was found. */
  foundLabel?: string
  /** What is typed to find some. */
  words: string
  onType: (words: string) => void
  /** Undefined while it is on its way. */
  found: readonly T[] | undefined
  chosen: readonly T[]
  onToggle: (one: T) => void
  /** What is said where nothing was found. */
  none: ReactNode
  /** What else the field needs. */
  field?: Pick<TextInputProps, 'description' | 'placeholder' | 'error' | 'required' | 'name'> & {
    ref?: Ref<HTMLInputElement>
    'data-autofocus'?: boolean
  }
}

/** Several of what has a name, such as teams or people: what is chosen stands above what was found. */
export function Chooser<T extends Choice>({
  label,
  foundLabel = label,
  words,
  onType,
  found,
  chosen,
  onToggle,
  none,
  field,
}: ChooserProps<T>) {
  const { t } = useLingui()
  return (
    <div className={classes.chooser}>
      <TextInput
        label={label}
        value={words}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={keepForm}
        {...field}
      />
      {chosen.length > 0 && (
        <ChipList aria-label={t`Selected`}>
          {chosen.map((one) => (
            <li key={one.id}>
              <button type="button" className={classes.chip} onClick={() => onToggle(one)}>
                {one.name}
                <IconX size={14} aria-hidden />
                <span className="visually-hidden">{t`remove`}</span>
              </button>
            </li>
          ))}
        </ChipList>
      )}
      {found?.length === 0 && <p className={classes.note}>{none}</p>}
      {found && found.length > 0 && (
        <FoundList
          label={foundLabel}
          found={found}
          isChosen={({ id }) => chosen.some((each) => each.id === id)}
          onChoose={onToggle}
        />
      )}
    </div>
  )
}

/** The form around is sent by its own button. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
