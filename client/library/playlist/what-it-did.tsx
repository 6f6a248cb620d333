import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useGetPlaylistVersion } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { differences } from './contents-merge.ts'
import type { Entry } from './contents-rules.ts'
import { formerEntries } from './former-contents.ts'
import classes from '../library.module.css'
import { useChangeWords } from './use-change-words.ts'

type WhatItDidProps = {
  playlistId: string
  /** What the playlist held until the change. */
  before: { version: number }
  /** What it held until the next one; undefined for the latest. */
  after: { version: number } | undefined
  /** What it holds now. */
  saved: readonly Entry[]
}

/** What one change of the contents did, once somebody asks. */
export function WhatItDid(props: WhatItDidProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.whatItDid} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.folded}>
        <Trans>What the change did</Trans>
      </summary>
      {isOpen && <Changes {...props} />}
    </details>
  )
}

function Changes({ playlistId, before, after, saved }: WhatItDidProps) {
  const { t } = useLingui()
  const words = useChangeWords()
  const then = useGetPlaylistVersion(playlistId, before.version)
  const next = useGetPlaylistVersion(playlistId, after?.version ?? 0, { query: { enabled: after !== undefined } })
  if (!then.data || (after && !next.data)) return <QueryState query={then.data ? next : then} height={48} />
  const to = next.data ? formerEntries(next.data.items, []) : saved
  const changes = differences(formerEntries(then.data.items, to), to)
  return (
    <ul aria-label={t`What the change did`}>
      {changes.map((change) => (
        <li key={change.id}>{words(change)}</li>
      ))}
      {changes.length === 0 && (
        <li>
          <Trans>Only what was deleted since.</Trans>
        </li>
      )}
    </ul>
  )
}
