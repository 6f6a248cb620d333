import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { updateHubSettingsBody } from '../../generated/client/bodies/updateHubSettings.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import { useListTeamTypes } from '../../generated/client/team-types-admin/team-types-admin.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { useSettingsChange } from './use-settings-change.ts'

interface Values {
  helixReportingTeamTypeId: string | null
}

/** By which teams the analysis of meetings is reported. A hub has a hundred types at the most. */
export function HelixForm({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { send } = useSettingsChange(settings)
  const { data: types } = useListTeamTypes({ limit: 100 })
  if (!types) return null
  const values: Values = { helixReportingTeamTypeId: settings.helixReportingTeamTypeId ?? '' }
  return (
    <Panel title={t`Analysis of meetings`} sentence={t`By which teams the skills that show in meetings are reported.`}>
      <Form
        body={updateHubSettingsBody}
        values={values}
        onSave={({ helixReportingTeamTypeId: id }: Values) => send({ data: { helixReportingTeamTypeId: id || null } })}
        save={t`Save the type`}
      >
        {(field) => (
          <NativeSelect
            label={t`Teams of the type`}
            data={[
              { value: '', label: t`No type: by the hub as a whole` },
              ...types.items.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...field('helixReportingTeamTypeId')}
          />
        )}
      </Form>
    </Panel>
  )
}
