import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useGetPlaylistVersion } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistVersion } from '../../../generated/client/model/playlistVersion.ts'
import type { PlaylistVersionSummary } from '../../../generated/client/model/playlistVersionSummary.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { differences, type Change } from './contents-merge.ts'
import type { Entry } from './contents-rules.ts'
import { formerEntries } from './former-contents.ts'
import classes from '../library.module.css'
import { useChangeWords } from './use-change-words.ts'

type PutBackContentsProps = {
  playlistId: string
  former: PlaylistVersionSummary
  /** What stands on the screen. */
  entries: readonly Entry[]
  onPutBack: (entries: Entry[]) => void
  onBack: () => void
}

/** Says what comes and what goes with an earlier state, before it is on the screen. */
export function PutBackContents({ playlistId, former, entries, onPutBack, onBack }: PutBackContentsProps) {
  const moment = useFormat().dateTime(former.replacedTime)
  const query = useGetPlaylistVersion(playlistId, former.version)
  const then = query.data && formerEntries(query.data.items, entries)
  const changes = then ? differences(entries, then) : []
  return (
    <>
      <p className={classes.none}>
        <Trans>As it was until {moment}. Nothing is saved until you save the contents.</Trans>
      </p>
      <QueryState query={query} height={120} />
      {query.data && <Outcome changes={changes} former={query.data} />}
      <div className={classes.buttons}>
        {then && changes.length > 0 && (
          <Button onClick={() => onPutBack(then)}>
            <Trans>Put it back</Trans>
          </Button>
        )}
        <Button variant="default" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </>
  )
}

type OutcomeProps = { changes: readonly Change[]; former: PlaylistVersion }

function Outcome({ changes, former: { missingCount } }: OutcomeProps) {
  const { t } = useLingui()
  const words = useChangeWords()
  return (
    <div className={classes.notes}>
      {changes.length === 0 && (
        <p>
          <Trans>The playlist holds just that now.</Trans>
        </p>
      )}
      {changes.length > 0 && (
        <ul aria-label={t`What changes`}>
          {changes.map((change) => (
            <li key={change.id}>{words(change)}</li>
          ))}
        </ul>
      )}
      {missingCount > 0 && (
        <p>
          <Plural
            value={missingCount}
            one="# item was deleted since and does not come back."
            other="# items were deleted since and do not come back."
          />
        </p>
      )}
    </div>
  )
}
