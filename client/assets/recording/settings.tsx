import { Trans, useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { localeName } from '../../i18n/locales.ts'
import { ControlButton } from '../viewing/control-button.tsx'
import classes from './settings.module.css'
import type { Captions } from './use-captions.ts'
import { SPEEDS, type Speed } from './use-speed.ts'

type SettingsProps = { captions: Captions; speed: Speed }

/** How fast it plays, and in which language the subtitles are. */
export function Settings({ captions, speed }: SettingsProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <span className={classes.anchor}>
      <ControlButton name={t`Settings of the player`} opens={id}>
        <IconSettings size={22} aria-hidden />
      </ControlButton>
      <div id={id} popover="auto" className={classes.panel}>
        <Speeds speed={speed} />
        {captions.all.length > 0 && <Languages captions={captions} />}
      </div>
    </span>
  )
}

function Speeds({ speed }: Pick<SettingsProps, 'speed'>) {
  const format = useFormat()
  const name = useId()
  return (
    <fieldset className={classes.group}>
      <legend>
        <Trans>Speed</Trans>
      </legend>
      <div className={classes.speeds}>
        {SPEEDS.map((rate) => (
          <Choice key={rate} name={name} isChosen={rate === speed.rate} onChoose={() => speed.set(rate)}>
            {`${format.number(rate)}×`}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

function Languages({ captions }: Pick<SettingsProps, 'captions'>) {
  const name = useId()
  return (
    <fieldset className={classes.group}>
      <legend>
        <Trans>Subtitles</Trans>
      </legend>
      <Choice name={name} isChosen={!captions.isOn} onChoose={() => captions.show(null)}>
        <Trans>None</Trans>
      </Choice>
      {captions.all.map(({ id, locale }) => (
        <Choice key={id} name={name} isChosen={captions.isOn && id === captions.id} onChoose={() => captions.show(id)}>
          {localeName(locale)}
        </Choice>
      ))}
    </fieldset>
  )
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
