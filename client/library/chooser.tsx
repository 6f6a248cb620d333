import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import '../ui/field-styles.ts'
import classes from './library.module.css'

interface Choice {
  id: string
  name: string
}

interface ChooserProps {
  label: string
  description?: string
  /** What is typed to find some. */
  words: string
  onType: (words: string) => void
  found: readonly Choice[]
  chosen: readonly Choice[]
  onToggle: (id: string) => void
}

/** Several of what has a name, such as teams or topics: what is chosen stands above what was found. */
export function Chooser({ label, description, words, onType, found, chosen, onToggle }: ChooserProps) {
  const { t } = useLingui()
  const isChosen = ({ id }: Choice) => chosen.some((each) => each.id === id)
  return (
    <div className={classes.chooser}>
      <TextInput
        label={label}
        description={description}
        placeholder={t`Search by name`}
        value={words}
        onChange={(event) => onType(event.currentTarget.value)}
        // The form around it is sent by its own button.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t`Selected`}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <button type="button" className={classes.chip} onClick={() => onToggle(id)}>
                {name}
                <IconX size={14} aria-hidden />
                <span className="visually-hidden">{t`remove`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 ? (
        <ul className={classes.found} aria-label={label}>
          {found.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={classes.option}
                aria-pressed={isChosen(each)}
                onClick={() => onToggle(each.id)}
              >
                <span className={classes.optionName}>{each.name}</span>
                {isChosen(each) && <IconCheck size={18} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>
          <Trans>Nothing has this name.</Trans>
        </p>
      )}
    </div>
  )
}
