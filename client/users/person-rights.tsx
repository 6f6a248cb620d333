import { Checkbox, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useGetUserPrivileges, useUpdateUserPrivileges } from '../../generated/client/users-admin/users-admin.ts'
import type { UserPrivileges } from '../../generated/client/model/userPrivileges.ts'
import { etagOf } from '../api/fetcher.ts'
import { useSession } from '../api/session.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { QueryState } from '../shell/query-state.tsx'
import '../ui/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/panel.tsx'
import classes from './users.module.css'
import { areas, mayGive, privilegesOf, reachesOf, type Area, type Reach, type Reaches } from './rights.ts'

/** What the person may look at and change in the administration of the hub. */
export function PersonRights({ userId }: { userId: string }) {
  const { t } = useLingui()
  const query = useGetUserPrivileges(userId, { query: { structuralSharing: false } })
  return (
    <Panel title={t`Rights`} sentence={t`Nobody can give a right that they do not hold themselves.`}>
      <QueryState query={query} height={240} />
      {query.data && <RightsForm userId={userId} rights={query.data} onReload={query.refetch} />}
    </Panel>
  )
}

const body = { isAdmin: { type: 'boolean' } } as const

type RightsValues = { isAdmin: boolean; reaches: Reaches }

type RightsFormProps = { userId: string; rights: UserPrivileges; onReload: () => Promise<unknown> }

function RightsForm({ userId, rights, onReload }: RightsFormProps) {
  const { t } = useLingui()
  const headers = { 'If-Match': etagOf(rights) ?? '' }
  const send = useKeptTyping(useUpdateUserPrivileges({ request: { headers } }), onReload)
  const save = ({ isAdmin, reaches }: RightsValues) =>
    send({ userId, data: { isAdmin, privileges: isAdmin ? privilegesOf(reaches) : [] } })
  return (
    <Form<RightsValues>
      body={body as never}
      values={{ isAdmin: rights.isAdmin, reaches: reachesOf(rights.privileges) }}
      onSave={save}
      save={t`Save the rights`}
    >
      {(field) => (
        <>
          <Checkbox label={t`Admin of this hub`} {...field('isAdmin')} />
          <Areas field={(area) => field(`reaches.${area}`)} />
        </>
      )}
    </Form>
  )
}

const names: Record<Area, MessageDescriptor> = {
  playlist: msg`Playlists and topics`,
  asset: msg`Assets`,
  nudge: msg`Nudges`,
  report: msg`Reports`,
  user: msg`People and teams`,
  settings: msg`Settings`,
}

const allows: Record<Area, MessageDescriptor> = {
  playlist: msg`Make, change, publish and delete playlists and topics, and ask people to complete them.`,
  asset: msg`Upload, change, publish and delete films, documents, courses and links.`,
  nudge: msg`Write reminders and switch them on.`,
  report: msg`Make reports, and save and send them.`,
  user: msg`Add, change, suspend and delete people, put them into teams and give them rights.`,
  settings: msg`Change how the hub looks, how people sign in, and what it is connected to.`,
}

function Areas({ field }: { field: (area: Area) => object }) {
  const { t, i18n } = useLingui()
  const { privileges } = useSession()
  const { isAdmin, reaches } = useWatch<RightsValues>() as RightsValues
  const words: Record<Reach, string> = { none: t`Nothing`, read: t`View`, write: t`View and change` }
  if (!isAdmin) return <p className={classes.quiet}>{t`Rights are for admins alone.`}</p>
  return (
    <div className={classes.columns}>
      {areas.map((area) => (
        <NativeSelect
          key={area}
          label={i18n._(names[area])}
          description={i18n._(allows[area])}
          data={(['none', 'read', 'write'] as const).map((reach) => ({
            value: reach,
            label: words[reach],
            // What somebody has may stay.
            disabled: !mayGive(privileges, area, reach) && reaches[area] !== reach,
          }))}
          {...field(area)}
        />
      ))}
    </div>
  )
}
