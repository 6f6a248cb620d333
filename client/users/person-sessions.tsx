import { Button, Checkbox } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useListUserAssetSessions } from '../../generated/client/users-admin/users-admin.ts'
import type { AssetSession } from '../../generated/client/model/assetSession.ts'
import type { SessionEntry } from '../../generated/client/model/sessionEntry.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { download } from '../ui/file/download.ts'
import { Section } from '../ui/page/section.tsx'
import { useFindingWords } from './use-finding-words.ts'
import classes from './users.module.css'

/** So many launches are shown, the newest first. */
const SHOWN = 10

/** What happened in the last launches of a course, for those who look into one that goes wrong. */
export function PersonSessions({ userId, assetId }: { userId: string; assetId: string }) {
  const { t } = useLingui()
  const query = useListUserAssetSessions(userId, assetId, { limit: SHOWN })
  const [isErrorsOnly, setIsErrorsOnly] = useState(false)
  const sessions = query.data?.items ?? []
  const save = () =>
    download(new Blob([JSON.stringify(sessions, null, 2)], { type: 'application/json' }), `course-${assetId}.json`)
  return (
    <Section title={t`What happened`}>
      <div className={classes.stack}>
        <QueryState query={query} height={96} />
        {query.data && sessions.length === 0 && (
          <p className={classes.quiet}>
            <Trans>The course was not opened in the last 30 days.</Trans>
          </p>
        )}
        {sessions.length > 0 && (
          <div className={classes.state}>
            <Checkbox
              label={t`Errors only`}
              checked={isErrorsOnly}
              onChange={(event) => setIsErrorsOnly(event.currentTarget.checked)}
            />
            <Button variant="subtle" onClick={save} leftSection={<IconDownload size={18} aria-hidden />}>
              <Trans>Download what happened</Trans>
            </Button>
          </div>
        )}
        {sessions.map((session) => (
          <Session key={session.id} assetId={assetId} session={session} isErrorsOnly={isErrorsOnly} />
        ))}
      </div>
    </Section>
  )
}

type SessionProps = { assetId: string; session: AssetSession; isErrorsOnly: boolean }

function Session({ assetId, session, isErrorsOnly }: SessionProps) {
  const mayAllow = can(useSession(), access.updateAssetPackage)
  const isBlocked = session.findings.some(({ code }) => code === 'blockedHosts')
  const format = useFormat()
  const wordsOf = useFindingWords()
  const entries = isErrorsOnly ? session.entries.filter(({ error }) => error !== null) : session.entries
  return (
    <details className={classes.more}>
      <summary>
        <time dateTime={session.startedTime}>{format.dateTime(session.startedTime)}</time>
        {session.findings.map((finding) => (
          <div key={finding.code}>{wordsOf(finding)}</div>
        ))}
      </summary>
      {isBlocked && mayAllow && (
        <Link to="/manage/library/assets/$assetId" params={{ assetId }} hash="package">
          <Trans>Allow hosts for this course</Trans>
        </Link>
      )}
      {entries.length === 0 && (
        <p className={classes.quiet}>
          <Trans>No errors.</Trans>
        </p>
      )}
      <ol className={classes.list}>
        {entries.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ol>
    </details>
  )
}

function Entry({ entry: { at, kind, element, value, error } }: { entry: SessionEntry }) {
  const { t } = useLingui()
  const format = useFormat()
  const seconds = format.number(Math.round(at / 100) / 10)
  const words = {
    initialize: t`Begins to report`,
    get: t`Reads a value`,
    set: t`Sets a value`,
    commit: t`Asks to save`,
    finish: t`Ends the report`,
    missing: t`File is missing`,
    blocked: t`Was blocked`,
    save: error === null ? t`Could save again` : t`Could not save`,
    statement: t`Sends a statement`,
  }
  return (
    <li className={classes.entry}>
      <span className={classes.words}>
        <span>{words[kind]}</span>
        {element !== null && <code>{value === null ? element : `${element} = ${value}`}</code>}
      </span>
      {error !== null && <strong>{t`Error ${error}`}</strong>}
      <span className={classes.quiet}>{t`after ${seconds} s`}</span>
    </li>
  )
}
