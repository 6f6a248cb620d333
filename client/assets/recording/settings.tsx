import { Trans, useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { localeName } from '../../i18n/locales.ts'
import { Choice, Choices } from '../viewing/choices.tsx'
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
  const { t } = useLingui()
  const format = useFormat()
  const name = useId()
  return (
    <Choices legend={t`Speed`} className={classes.group}>
      <div className={classes.speeds}>
        {SPEEDS.map((rate) => (
          <Choice key={rate} name={name} isChosen={rate === speed.rate} onChoose={() => speed.set(rate)}>
            {`${format.number(rate)}×`}
          </Choice>
        ))}
      </div>
    </Choices>
  )
}

function Languages({ captions }: Pick<SettingsProps, 'captions'>) {
  const { t } = useLingui()
  const name = useId()
  return (
    <Choices legend={t`Subtitles`} className={classes.group}>
      <Choice name={name} isChosen={!captions.isOn} onChoose={() => captions.show(null)}>
        <Trans>None</Trans>
      </Choice>
      {captions.all.map(({ id, locale }) => (
        <Choice key={id} name={name} isChosen={captions.isOn && id === captions.id} onChoose={() => captions.show(id)}>
          {localeName(locale)}
        </Choice>
      ))}
    </Choices>
  )
}
