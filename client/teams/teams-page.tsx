import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { Page } from '../ui/page/page.tsx'
import { EditType } from './edit-type.tsx'
import { NewTeam } from './new-team.tsx'
import './problem-words.ts'
import { RoleList } from './role-list.tsx'
import { TeamChangesList } from './team-changes-list.tsx'
import { TeamList } from './team-list.tsx'
import { TeamTree } from './team-tree.tsx'
import { TypeList } from './type-list.tsx'

/** The teams of the hub and their types, for those who look after them. */
export function TeamsPage() {
  const { t } = useLingui()
  const search = useSearch({ from: '/app/manage/teams' })
  const [isAdding, setAdding] = useState(false)
  const isTypes = search.view === 'types'
  const session = useSession()
  const close = () => setAdding(false)
  return (
    <Page
      title={t`Teams`}
      sentence={t`Who learns together. Teams open content to people, and rules can fill them.`}
      action={
        can(session, isTypes ? access.createTeamType : access.createTeam) && (
          <Button onClick={() => setAdding(true)}>{isTypes ? <Trans>New type</Trans> : <Trans>New team</Trans>}</Button>
        )
      }
    >
      {can(session, access.listTeamTypes) && (
        <FilterChips
          name="view"
          label={t`View`}
          value={search.view}
          all={t`Teams`}
          options={[
            { value: 'tree', label: t`By type` },
            { value: 'types', label: t`Types` },
            ...(can(session, access.listUserTeamRoles) ? [{ value: 'roles', label: t`Roles` } as const] : []),
            ...(can(session, access.listTeamChanges) ? [{ value: 'changes', label: t`Changes` } as const] : []),
          ]}
        />
      )}
      {search.view === undefined && <TeamList search={search} />}
      {search.view === 'tree' && <TeamTree />}
      {isTypes && <TypeList />}
      {search.view === 'roles' && <RoleList search={search} />}
      {search.view === 'changes' && <TeamChangesList search={search} />}
      {isAdding && (isTypes ? <EditType type={null} onClose={close} /> : <NewTeam onClose={close} />)}
    </Page>
  )
}
