import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { Choice, Choices } from './choices.tsx'
import { ControlButton } from './control-button.tsx'
import classes from './viewing.module.css'

export interface ZoomChoice {
  value: string
  label: string
}

interface ZoomControlsProps {
  /** How large it is shown; 1 is its own size. */
  scale: number
  /** The first choices are those that follow the size of the window. */
  choices: ZoomChoice[]
  chosen: string
  onChoose: (value: string) => void
  onStep: (direction: 1 | -1) => void
  /** What else concerns how it is shown. */
  children?: ReactNode
}

/** Smaller, larger, and the sizes to choose from. A narrow viewer has the sizes alone; fingers and keys do the rest. */
export function ZoomControls({ scale, choices, chosen, onChoose, onStep, children }: ZoomControlsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [id, name] = [useId(), useId()]
  const percent = format.rate(scale)
  return (
    <>
      <ControlButton name={t`Zoom out`} shortcut="-" onClick={() => onStep(-1)} className={classes.wideOnly}>
        <IconMinus size={20} aria-hidden />
      </ControlButton>
      <span className={classes.anchor}>
        <button type="button" className={classes.size} popoverTarget={id} aria-label={t`Size: ${percent}`}>
          {percent}
          <IconChevronDown size={14} aria-hidden />
        </button>
        <div id={id} popover="auto" className={classes.menu}>
          <Choices legend={t`Size`}>
            {choices.map(({ value, label }) => (
              <Choice key={value} name={name} isChosen={value === chosen} onChoose={() => onChoose(value)}>
                {label}
              </Choice>
            ))}
          </Choices>
          {children}
        </div>
      </span>
      <ControlButton name={t`Zoom in`} shortcut="+" onClick={() => onStep(1)} className={classes.wideOnly}>
        <IconPlus size={20} aria-hidden />
      </ControlButton>
    </>
  )
}
