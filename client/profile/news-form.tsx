import { useLingui } from '@lingui/react/macro'
import { useGetMySettings, useUpdateMySettings } from '../../generated/client/settings/settings.ts'
import { useChange } from '../api/use-change.ts'
import { ChoicesState } from './profile-skeleton.tsx'
import { Filter, FilterBar } from '../ui/list/filter-bar.tsx'
import { NewsChoices } from './news-choices.tsx'
import { Panel } from '../ui/page/panel.tsx'

/** Where the hub sends its news; its e-mails lead here. */
export function NewsForm() {
  const { t } = useLingui()
  const query = useGetMySettings()
  const { run, isPending, variables } = useChange(useUpdateMySettings)
  const saved = query.data?.notification_channel
  return (
    <Panel
      anchor="news"
      title={t`News`}
      sentence={t`How you hear of what happens here. Reminders come in any case, and so does what concerns your account, by e-mail.`}
    >
      <ChoicesState query={query} count={8} />
      {saved && (
        <FilterBar label={t`News`}>
          <Filter
            label={t`Reminders and news`}
            value={(isPending && variables?.data.notification_channel) || saved}
            options={[
              { value: 'email', label: t`By e-mail` },
              { value: 'msteams', label: t`In Microsoft Teams, where the hub is connected to it` },
            ]}
            onChange={(channel) => channel && run({ data: { notification_channel: channel } })}
          />
        </FilterBar>
      )}
      {query.data && <NewsChoices news={query.data.settings.news} channel={query.data.notification_channel} />}
    </Panel>
  )
}
