import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useListUserAssetAttempts } from '../../generated/client/users-admin/users-admin.ts'
import { QueryState } from '../shell/query-state.tsx'
import { AttemptList } from '../shell/attempt-list.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { PersonSessions } from './person-sessions.tsx'
import classes from './users.module.css'

interface PersonAttemptsProps {
  userId: string
  content: { id: string | null; type: string; name: string | null }
}

/** Opens the attempts of a person at a course; nothing for other content. */
export function PersonAttempts({ userId, content: { id, type, name } }: PersonAttemptsProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  if (type !== 'scorm' || id === null) return null
  const course = name ?? t`a course`
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={t`Attempts at ${course}`} onClick={() => setIsOpen(true)}>
        <Trans>Attempts</Trans>
      </Button>
      {isOpen && (
        <Dialog title={t`Attempts at ${course}`} onClose={() => setIsOpen(false)}>
          <Attempts userId={userId} assetId={id} />
          <PersonSessions userId={userId} assetId={id} />
        </Dialog>
      )}
    </>
  )
}

function Attempts({ userId, assetId }: { userId: string; assetId: string }) {
  const query = useListUserAssetAttempts(userId, assetId, { limit: 100 })
  return (
    <>
      <QueryState query={query} height={96} />
      {query.data?.items.length === 0 && (
        <p className={classes.quiet}>
          <Trans>The course was not begun in the hub yet.</Trans>
        </p>
      )}
      {query.data && <AttemptList attempts={query.data.items} />}
    </>
  )
}
