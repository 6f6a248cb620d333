import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserListItem } from '../../generated/client/model/userListItem.ts'
import type { AllBut } from '../ui/data-table/use-selection.ts'
import { ChangePeople } from './change-people.tsx'
import { changeFilter } from './people-changes.ts'
import type { PeopleSearch } from './routes.ts'

type PeopleActionsProps = {
  search: PeopleSearch
  rows: readonly UserListItem[]
  allBut: AllBut | null
  /** Called when a change has begun. */
  onBegun: () => void
}

/** What can be done with the people who are selected. */
export function PeopleActions({ search, rows, allBut, onBegun }: PeopleActionsProps) {
  const [isOpen, setOpen] = useState(false)
  const isBin = search.deleted === 'only'
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {isBin ? <Trans>Restore…</Trans> : <Trans>Change…</Trans>}
      </Button>
      {isOpen && (
        <ChangePeople
          people={{ rows, allBut, filter: changeFilter(search) }}
          deleted={search.deleted ?? 'without'}
          onClose={() => setOpen(false)}
          onBegun={onBegun}
        />
      )}
    </>
  )
}
