import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { updateHubSettingsBody } from '../../generated/client/bodies/updateHubSettings.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { Field } from '../ui/form/use-fields.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { ColourNote } from './colour-note.tsx'
import { LookPreview } from './look-preview.tsx'
import { PictureChoice, usePictureSlot } from './picture-choice.tsx'
import classes from './settings.module.css'
import { useSettingsChange } from './use-settings-change.ts'

interface Look {
  logoId: string | null
  colour: string
}

/** What is chosen shows below before it is saved. */
export function AppearanceForm({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { send } = useSettingsChange(settings)
  const { logoId, colour } = settings
  return (
    <Panel
      title={t`Logo and colour`}
      sentence={t`The logo stands at the top of every page and on the sign-in page. People who cannot see it hear the name of the hub.`}
    >
      <Form<Look>
        body={updateHubSettingsBody}
        values={{ logoId, colour }}
        onSave={(data) => send({ data })}
        save={t`Save the appearance`}
      >
        {(field) => <Inputs settings={settings} field={field} />}
      </Form>
    </Panel>
  )
}

function Inputs({ settings, field }: { settings: HubSettings; field: Field<Look> }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<Look>()
  const { logoId = null, colour = settings.colour } = useWatch<Look>()
  const slot = usePictureSlot(logoId, { id: settings.logoId, url: settings.logoUrl })
  return (
    <>
      <PictureChoice
        label={t`Logo`}
        sentence={t`JPEG, PNG or WebP, at most 5 MB. A wide picture on a transparent ground looks best.`}
        slot={slot}
        onChoose={(id) => setValue('logoId', id, { shouldDirty: true })}
      />
      <TextInput className={classes.colour} label={t`Colour`} {...field('colour')} type="color" />
      <ColourNote colour={colour} />
      <LookPreview name={settings.name} logoUrl={slot.url} colour={colour} />
    </>
  )
}
