import { useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { useGetHubMail, useUpdateHubMail } from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubMail } from '../../generated/client/model/hubMail.ts'
import { can } from '../api/can.ts'
import { etagOf } from '../api/fetcher.ts'
import { useSession } from '../api/session.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { MailForm } from './mail-form.tsx'
import { SettingsPart } from './settings-part.tsx'
import classes from './settings.module.css'

/** What every e-mail of the hub has besides its text. */
export function MailPage() {
  const { t } = useLingui()
  // Shared parts would be another object than the answer that came with the version.
  const query = useGetHubMail({ query: { structuralSharing: false } })
  return (
    <SettingsPart
      part="mail"
      title={t`Look of e-mails`}
      sentence={t`What every e-mail of the hub has besides its text, from the next one on.`}
    >
      <QueryState query={query} height={420} />
      {query.data && <LoadedMail mail={query.data} onReload={query.refetch} />}
    </SettingsPart>
  )
}

function LoadedMail({ mail, onReload }: { mail: HubMail; onReload: () => Promise<unknown> }) {
  const { t } = useLingui()
  const session = useSession()
  const headers = { 'If-Match': etagOf(mail) ?? '' }
  const send = useKeptTyping(useUpdateHubMail({ request: { headers } }), onReload)
  return (
    <fieldset className={classes.sections} disabled={!can(session, access.updateHubMail)}>
      <Panel
        title={t`E-mails`}
        sentence={t`The name that they come from is among the general settings. Their text stays plain.`}
      >
        <MailForm mail={mail} hub={session.hub} onSave={(data) => send({ data })} />
      </Panel>
    </fieldset>
  )
}
