import { Button, Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeleteMySession, useListMySessions } from '../../generated/client/auth/auth.ts'
import type { Session } from '../../generated/client/model/session.ts'
import { problemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Pill } from '../ui/pill.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { browserName } from '../ui/browser-name.ts'
import { ProfileSection } from './profile-section.tsx'
import classes from './profile.module.css'

export function SessionList() {
  const { t } = useLingui()
  const { data, error, refetch } = useListMySessions({ limit: 100 })
  return (
    <ProfileSection
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
      {!data && !error && <Skeleton height={64} />}
      {!data && error && <ProblemNote {...problemWords(error)} onRetry={() => void refetch()} />}
    </ProfileSection>
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
          {name} {session.isCurrent && <Pill tone="brand">{t`This browser`}</Pill>}
        </p>
        <p className={classes.entryText}>
          <Trans>Last seen {lastSeen}</Trans>
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
