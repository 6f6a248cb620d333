import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import * as access from '../../generated/access.ts'
import {
  useListWelcomeViews,
  useUpdateWelcomeViews,
} from '../../generated/client/welcome-views-admin/welcome-views-admin.ts'
import { updateWelcomeViewsBody } from '../../generated/client/bodies/updateWelcomeViews.ts'
import type { WelcomeViews } from '../../generated/client/model/welcomeViews.ts'
import { can } from '../api/can.ts'
import { etagOf } from '../api/fetcher.ts'
import { useSession } from '../api/session.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { QueryState } from '../shell/query-state.tsx'
import { ChipLink } from '../ui/list/chip-link.tsx'
import { ChipList } from '../ui/list/chip-list.tsx'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { ResetWelcome } from './reset-welcome.tsx'
import { SettingsPart } from './settings-part.tsx'
import classes from './settings.module.css'
import { WelcomeInputs } from './welcome-inputs.tsx'
import { sentViews, typedViews, type TypedView } from './welcome-values.ts'

/** What each kind of people see on their first visit. */
export function WelcomePage() {
  const { t } = useLingui()
  // Shared parts would be another object than the answer that came with the version.
  const query = useListWelcomeViews({ query: { structuralSharing: false } })
  return (
    <SettingsPart
      part="welcome"
      title={t`Welcome views`}
      sentence={t`What people see on their first visit, over their home page. Everybody sees one, and closes it once for all their devices.`}
    >
      <QueryState query={query} height={480} />
      {query.data && <LoadedViews views={query.data} onReload={query.refetch} />}
    </SettingsPart>
  )
}

function LoadedViews({ views, onReload }: { views: WelcomeViews; onReload: () => Promise<unknown> }) {
  const { t } = useLingui()
  const session = useSession()
  const { for: audience = 'learner' } = useSearch({ from: '/app/manage/settings/welcome' })
  const headers = { 'If-Match': etagOf(views) ?? '' }
  const send = useKeptTyping(useUpdateWelcomeViews({ request: { headers } }), onReload)
  const index = views.items.findIndex((view) => view.audience === audience)
  // Who may not see the settings is answered with their own view alone.
  if (!can(session, access.getHubSettings)) return <NoAccess />
  return (
    <fieldset className={classes.sections} disabled={!can(session, access.updateWelcomeViews)}>
      <Panel title={t`What they say`} sentence={t`Admins see theirs and no other, and so do people who manage a team.`}>
        <Audiences audience={audience} />
        <Form<{ items: TypedView[] }>
          body={updateWelcomeViewsBody}
          values={{ items: typedViews(views.items) }}
          onSave={({ items }) => send({ data: { items: sentViews(items) } })}
          save={t`Save the welcome views`}
        >
          {(field) => <WelcomeInputs key={audience} index={index} view={views.items[index]!} field={field} />}
        </Form>
      </Panel>
      <ResetWelcome />
    </fieldset>
  )
}

function NoAccess() {
  const { t } = useLingui()
  return <ProblemNote title={t`No access`} text={t`You do not have permission to do this. Ask an admin of this hub.`} />
}

function Audiences({ audience }: { audience: string }) {
  const { t } = useLingui()
  const choices = [
    { value: undefined, label: t`Learners` },
    { value: 'manager', label: t`Managers` },
    { value: 'admin', label: t`Admins` },
  ] as const
  return (
    <nav aria-label={t`Who sees the view`}>
      <ChipList>
        {choices.map(({ value, label }) => (
          <li key={label}>
            <ChipLink
              to="/manage/settings/welcome"
              search={{ for: value }}
              isChosen={(value ?? 'learner') === audience}
              resetScroll={false}
            >
              {label}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  )
}
