import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/page.tsx'
import { NewPeople } from './new-people.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleList } from './people-list.tsx'
import classes from './users.module.css'

/** Everybody in the hub, for those who look after them. */
export function PeoplePage() {
  const { t } = useLingui()
  const search = useSearch({ from: '/app/manage/people' })
  const [isAdding, setAdding] = useState(false)
  const session = useSession()
  const mayAdd = can(session, access.createUsers)
  const mayRecord = can(session, access.createCompletionImport)
  return (
    <Page
      title={t`People`}
      sentence={t`Everybody in this hub: their accounts, teams and rights.`}
      action={
        mayAdd && (
          <div className={classes.buttons}>
            <Button onClick={() => setAdding(true)}>
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
      }
    >
      <PeopleFilters search={search} />
      <PeopleList search={search} />
      {isAdding && <NewPeople onClose={() => setAdding(false)} />}
    </Page>
  )
}
