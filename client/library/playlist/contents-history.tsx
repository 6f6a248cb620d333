import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useGetPlaylistVersions } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistVersionSummary } from '../../../generated/client/model/playlistVersionSummary.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Entry } from './contents-rules.ts'
import classes from '../library.module.css'
import { PutBackContents } from './put-back-contents.tsx'
import { WhatItDid } from './what-it-did.tsx'

type ContentsHistoryProps = {
  playlistId: string
  /** What the playlist holds now. */
  saved: readonly Entry[]
  /** What stands on the screen. */
  entries: readonly Entry[]
  onPutBack: (entries: Entry[]) => void
  onClose: () => void
}

/** What a playlist held before each change, to be put on the screen again. Nothing is saved by it. */
export function ContentsHistory({ playlistId, saved, entries, onPutBack, onClose }: ContentsHistoryProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<PlaylistVersionSummary | null>(null)
  const query = useGetPlaylistVersions(playlistId)
  const versions = query.data?.items
  const putBack = (former: Entry[]) => {
    onPutBack(former)
    onClose()
  }
  return (
    <Dialog title={chosen ? t`Put back what was there before` : t`What the playlist held before`} onClose={onClose}>
      <div className={classes.bench}>
        <QueryState query={query} height={160} />
        {chosen && (
          <PutBackContents
            playlistId={playlistId}
            former={chosen}
            entries={entries}
            onPutBack={putBack}
            onBack={() => setChosen(null)}
          />
        )}
        {!chosen && versions && versions.length > 0 && (
          <Versions playlistId={playlistId} versions={versions} saved={saved} onChoose={setChosen} />
        )}
        {versions?.length === 0 && (
          <EmptyState icon={<IconHistory size={28} aria-hidden />} title={t`Nothing was changed yet`}>
            <Trans>What the playlist held before each change stands here from the first change on.</Trans>
          </EmptyState>
        )}
      </div>
    </Dialog>
  )
}

type VersionsProps = {
  playlistId: string
  /** The latest change first. */
  versions: readonly PlaylistVersionSummary[]
  saved: readonly Entry[]
  onChoose: (version: PlaylistVersionSummary) => void
}

function Versions({ playlistId, versions, saved, onChoose }: VersionsProps) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <ul className={classes.rows} aria-label={t`Changes of the contents`}>
      {versions.map((version, index) => {
        const moment = format.dateTime(version.replacedTime)
        const name = version.replacedBy.displayName
        return (
          <li key={version.version} className={classes.listed}>
            <span className={classes.listedName}>
              <strong>
                <Trans>Until {moment}</Trans>
              </strong>
              <span className={classes.none}>
                <Counts version={version} />, <Trans>changed by {name}</Trans>
              </span>
            </span>
            <Button
              variant="default"
              aria-label={t`Put back what was there until ${moment}`}
              onClick={() => onChoose(version)}
            >
              <Trans>Put back…</Trans>
            </Button>
            <WhatItDid playlistId={playlistId} before={version} after={versions[index - 1]} saved={saved} />
          </li>
        )
      })}
    </ul>
  )
}

function Counts({ version: { sectionCount, contentCount } }: { version: PlaylistVersionSummary }) {
  return (
    <>
      <Plural value={contentCount} one="# item" other="# items" />
      {sectionCount > 0 && (
        <>
          {' · '}
          <Plural value={sectionCount} one="# section" other="# sections" />
        </>
      )}
    </>
  )
}
