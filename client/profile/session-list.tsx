import { Button, Checkbox } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDeleteMySession, useDeleteMySessions, useListMySessions } from '../../generated/client/auth/auth.ts'
import type { Session } from '../../generated/client/model/session.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Pill } from '../ui/pill.tsx'
import { browserName } from '../ui/browser-name.ts'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'
import { EntriesState } from './profile-skeleton.tsx'

export function SessionList() {
  const { t } = useLingui()
  const query = useListMySessions({ limit: 100 })
  const { data } = query
  return (
    <Panel
      anchor="sessions"
      title={t`Where you are signed in`}
      sentence={t`Sign out of a browser that you do not know or no longer use.`}
    >
      {data && (
        <ul className={classes.list}>
          {data.items.map((session) => (
            <SessionEntry key={session.id} session={session} />
          ))}
        </ul>
      )}
      {data && data.items.length > 1 && <SignOutElsewhere />}
      <EntriesState query={query} count={2} />
    </Panel>
  )
}

/** Ends all other sessions, and the API tokens where asked to. */
function SignOutElsewhere() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [withTokens, setWithTokens] = useState(false)
  const { run, isPending } = useChange(useDeleteMySessions, { done: () => t`You are signed out everywhere else.` })
  const signOut = () => {
    run({ params: { withTokens } })
    setOpen(false)
  }
  return (
    <div>
      <Button variant="default" loading={isPending} onClick={() => setOpen(true)}>
        <Trans>Sign out everywhere else</Trans>
      </Button>
      {isOpen && (
        <Dialog title={t`Sign out everywhere else`} onClose={() => setOpen(false)}>
          <p className={classes.line}>
            <Trans>All your other sessions end, including those in other hubs. You stay signed in here.</Trans>
          </p>
          <Checkbox
            label={t`Delete my API tokens too`}
            checked={withTokens}
            onChange={(event) => setWithTokens(event.currentTarget.checked)}
          />
          <div className={classes.actions}>
            <Button onClick={signOut}>
              <Trans>Sign out</Trans>
            </Button>
            <Button variant="default" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

function SessionEntry({ session }: { session: Session }) {
  const { t } = useLingui()
  const format = useFormat()
  const { run, isPending } = useChange(useDeleteMySession)
  const lastSeen = format.dateTime(session.lastSeenTime)
  const name = browserName(session.userAgent) ?? t`Unknown browser`
  return (
    <li className={classes.entry}>
      <div className={classes.entryWords}>
        <p className={classes.entryTitle}>
          {name} {session.isCurrent && <Pill tone="brand">{t`This browser`}</Pill>}{' '}
          {session.isNewNetwork && <Pill tone="due">{t`New network`}</Pill>}
        </p>
        <p className={classes.entryText}>
          <Trans>Last seen {lastSeen}</Trans>
          {session.ipAddress && ` · ${session.ipAddress}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          loading={isPending}
          aria-label={t`Sign out of ${name}`}
          onClick={() => run({ sessionId: session.id })}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
