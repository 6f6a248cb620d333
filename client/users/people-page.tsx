import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { Page } from '../ui/page/page.tsx'
import { EditField } from './edit-field.tsx'
import { FieldList } from './field-list.tsx'
import { NewPeople } from './new-people.tsx'
import { PeopleChangesList } from './people-changes-list.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleList } from './people-list.tsx'
import classes from './users.module.css'

/** Everybody in the hub, and what their profiles ask them, for those who look after them. */
export function PeoplePage() {
  const { t } = useLingui()
  const search = useSearch({ from: '/app/manage/people' })
  const [isAdding, setAdding] = useState(false)
  const isFields = search.view === 'fields'
  const close = () => setAdding(false)
  return (
    <Page
      title={t`People`}
      sentence={
        isFields
          ? t`What profiles ask everybody beyond their name. Imports and the rules of teams know these fields, too.`
          : t`Everybody in this hub: their accounts, teams and rights.`
      }
      action={
        isFields ? <FieldAction onAdd={() => setAdding(true)} /> : <PeopleActions onAdd={() => setAdding(true)} />
      }
    >
      <FilterChips
        name="view"
        label={t`View`}
        value={search.view}
        all={t`People`}
        options={[
          { value: 'fields', label: t`Custom fields` },
          { value: 'changes', label: t`Changes` },
        ]}
      />
      {isFields && <FieldList />}
      {search.view === 'changes' && <PeopleChangesList search={search} />}
      {search.view === undefined && (
        <>
          <PeopleFilters search={search} />
          <PeopleList search={search} />
        </>
      )}
      {isAdding && (isFields ? <EditField field={null} onClose={close} /> : <NewPeople onClose={close} />)}
    </Page>
  )
}

type ActionProps = { onAdd: () => void }

function FieldAction({ onAdd }: ActionProps) {
  const mayAdd = can(useSession(), access.createCustomField)
  return (
    mayAdd && (
      <Button onClick={onAdd}>
        <Trans>New field</Trans>
      </Button>
    )
  )
}

function PeopleActions({ onAdd }: ActionProps) {
  const session = useSession()
  const mayAdd = can(session, access.createUsers)
  const mayRecord = can(session, access.createCompletionImport)
  return (
    mayAdd && (
      <div className={classes.buttons}>
        <Button onClick={onAdd}>
          <Trans>Add people</Trans>
        </Button>
        <ButtonLink variant="default" to="/manage/people/import">
          <Trans>Import people</Trans>
        </ButtonLink>
        {mayRecord && (
          <ButtonLink variant="default" to="/manage/people/completions">
            <Trans>Import past completions</Trans>
          </ButtonLink>
        )}
      </div>
    )
  )
}
