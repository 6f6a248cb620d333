import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useGetUserPrivileges, useUpdateUserPrivileges } from '../../generated/client/users-admin/users-admin.ts'
import type { UserPrivileges } from '../../generated/client/model/userPrivileges.ts'
import { etagOf } from '../api/fetcher.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { QueryState } from '../shell/query-state.tsx'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { privilegesOf, reachesOf, type RightsValues } from './rights.ts'
import { RightsTable } from './rights-table.tsx'

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
          <RightsTable />
        </>
      )}
    </Form>
  )
}
