import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as access from '../../../generated/access.ts'
import {
  getPreviewBadgesMutationKey,
  previewBadges,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { BadgeReceiverPage } from '../../../generated/client/model/badgeReceiverPage.ts'
import { can } from '../../api/can.ts'
import { problemWords } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import type { Choice } from '../../ui/chooser/found-list.tsx'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { NamedList } from '../../ui/wizard/named-list.tsx'
import classes from './studio.module.css'

/** So many are named. */
const NAMED = 20

/** Who is awarded the badge at once, and who later. */
export function WhoGetsIt({ playlists }: { playlists: readonly Choice[] }) {
  const contentIds = playlists.map(({ id }) => id)
  const params = { limit: NAMED, offset: 0 }
  const { data, error } = useQuery({
    queryKey: [...getPreviewBadgesMutationKey(), { contentIds, ...params }],
    queryFn: ({ signal }) => previewBadges({ contentIds }, params, { signal }),
    enabled: can(useSession(), access.previewBadges),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <div role="status" className={classes.about}>
      {error ? <ProblemNote {...problemWords(error)} /> : data && <AtOnce found={data} />}
      <p className={classes.note}>
        <Trans>
          Everybody who completes what the playlist requires is awarded it, and who completed it before as well.
        </Trans>
      </p>
    </div>
  )
}

function AtOnce({ found: { items, total, awardCount } }: { found: BadgeReceiverPage }) {
  return (
    <>
      <strong>
        <Plural
          value={awardCount}
          _0="Nobody completed it so far, so nobody is awarded it at once."
          one="# badge is awarded at once, to:"
          other="# badges are awarded at once, to:"
        />
      </strong>
      {/* A manager reads the names of their own people. */}
      {awardCount > 0 && total === 0 && <Trans>People of other teams.</Trans>}
      <NamedList entries={items.map(({ id, name, email }) => ({ id, words: `${name}, ${email}` }))} total={total} />
    </>
  )
}
