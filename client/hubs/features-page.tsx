import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { updateHubFeaturesBody } from '../../generated/client/bodies/updateHubFeatures.ts'
import { useGetHubFeatures, useUpdateHubFeatures } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { FeatureFlag } from '../../generated/client/model/featureFlag.ts'
import type { HubFeatures } from '../../generated/client/model/hubFeatures.ts'
import { can } from '../api/can.ts'
import { etagOf } from '../api/fetcher.ts'
import { useSession } from '../api/session.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { SettingsPart } from './settings-part.tsx'
import classes from './settings.module.css'

const WORDS: Record<FeatureFlag, { name: MessageDescriptor; does: MessageDescriptor }> = {
  badges: { name: msg`Badges`, does: msg`People earn badges for playlists that they complete.` },
  team_playlists: {
    name: msg`Content of teams`,
    does: msg`Managers may add and edit content of their teams.`,
  },
  manager_reports: {
    name: msg`Reports for managers`,
    does: msg`Managers may create reports about their teams.`,
  },
  helix: { name: msg`Analysis of meetings`, does: msg`Skills that show in meetings are analysed.` },
  ai: { name: msg`AI`, does: msg`A language model summarises content and answers questions about it.` },
  mindset: { name: msg`Mindset`, does: msg`People may talk to the Mindset agent of their team.` },
}

/** Which parts of the product the hub has. */
export function FeaturesPage() {
  const { t } = useLingui()
  // Shared parts would be another object than the answer that came with the version.
  const query = useGetHubFeatures({ query: { structuralSharing: false } })
  return (
    <SettingsPart part="features" title={t`Features`} sentence={t`What this hub offers beyond learning content.`}>
      <QueryState query={query} height={420} />
      {query.data && <FeaturesForm features={query.data} onReload={query.refetch} />}
    </SettingsPart>
  )
}

type FeaturesFormProps = { features: HubFeatures; onReload: () => Promise<unknown> }

function FeaturesForm({ features, onReload }: FeaturesFormProps) {
  const { t, i18n } = useLingui()
  const mayChange = can(useSession(), access.updateHubFeatures)
  const headers = { 'If-Match': etagOf(features) ?? '' }
  const send = useKeptTyping(useUpdateHubFeatures({ request: { headers } }), onReload)
  return (
    <fieldset className={classes.sections} disabled={!mayChange}>
      <Panel
        title={t`Switched on`}
        sentence={t`A change counts for everybody at once. What belongs to a feature that is switched off is kept, and is there again when it is switched on.`}
      >
        <Form
          body={updateHubFeaturesBody}
          values={features}
          onSave={(data) => send({ data })}
          save={t`Save the features`}
        >
          {(field) =>
            Object.values(FeatureFlag).map((feature) => (
              <Checkbox
                key={feature}
                label={i18n._(WORDS[feature].name)}
                description={i18n._(WORDS[feature].does)}
                {...field(feature)}
              />
            ))
          }
        </Form>
      </Panel>
    </fieldset>
  )
}
