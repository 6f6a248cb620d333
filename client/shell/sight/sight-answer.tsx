import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { useGetContentVisibility } from '../../../generated/client/visibility/visibility.ts'
import type { VisibilityObstacle } from '../../../generated/client/model/visibilityObstacle.ts'
import type { VisibleThrough } from '../../../generated/client/model/visibleThrough.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Pill } from '../../ui/pill.tsx'
import { QueryState } from '../query-state.tsx'
import classes from './sight.module.css'

type SightAnswerProps = { contentId: string; userId: string }

/** Whether somebody sees content now: through what, or what keeps it from them. */
export function SightAnswer({ contentId, userId }: SightAnswerProps) {
  const query = useGetContentVisibility(contentId, { userId }, { query: { staleTime: 0 } })
  const { data } = query
  return (
    <div role="status" className={classes.answer}>
      <QueryState query={query} height={96} />
      {data?.isVisible && <Seen way={data.way} />}
      {data && !data.isVisible && <Hidden obstacles={data.obstacles} />}
    </div>
  )
}

function Seen({ way: [, ...playlists] }: { way: VisibleThrough[] }) {
  const { t } = useLingui()
  return (
    <>
      <Pill tone="done" icon={<IconCheck size={14} aria-hidden />}>
        <Trans>They see it</Trans>
      </Pill>
      {playlists.length === 0 ? (
        <p>
          <Trans>It opens to them wherever it stands, and on its own.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>It opens to them where these playlists hold it, each in the next:</Trans>
          </p>
          <ul className={classes.list}>
            {playlists.map(({ id, name }, depth) => (
              <li key={id ?? depth}>{name ?? t`A playlist that you do not see`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** How many of the reasons are shown: content can stand in many playlists. */
const SHOWN = 10

function Hidden({ obstacles }: { obstacles: VisibilityObstacle[] }) {
  const { t } = useLingui()
  const wordsOf = useObstacleWords()
  const more = obstacles.length - SHOWN
  return (
    <>
      <Pill tone="locked" icon={<IconLock size={14} aria-hidden />}>
        <Trans>They do not see it</Trans>
      </Pill>
      <ul className={classes.list}>
        {obstacles.slice(0, SHOWN).map((obstacle, nth) => (
          <li key={nth}>
            <span className={classes.where}>
              {obstacle.name ?? t`A playlist that you do not see`}
              {obstacle.sectionName && <span className={classes.quiet}>{obstacle.sectionName}</span>}
            </span>
            {wordsOf(obstacle)}
          </li>
        ))}
        {more > 0 && <li>{t`and ${more} more`}</li>}
      </ul>
    </>
  )
}

/** In the words that the person reads who follows a link to it, where they read any. */
function useObstacleWords() {
  const { t } = useLingui()
  const format = useFormat()
  return ({ reason, opensAt, remainingCount }: VisibilityObstacle): string => {
    switch (reason) {
      case 'opensLater': {
        const moment = format.moment(opensAt ?? '')
        return t`It opens ${moment}, your time.`
      }
      case 'opensWithProgress':
        return plural(remainingCount ?? 1, {
          one: 'It opens when they have finished # more item before it.',
          other: 'It opens when they have finished # more items before it.',
        })
      case 'locked':
        return t`The people who look after its playlist keep it closed.`
      case 'unpublished':
        return t`It is not published at the moment.`
      case 'audience':
        return t`It is for other people in this hub.`
      case 'noPlaylist':
        return t`It is in no playlist that is open to them.`
      case 'deleted':
        return t`It was deleted.`
      case 'suspended':
        return t`They are suspended and cannot come in.`
      case 'removed':
        return t`They were removed from the hub.`
    }
  }
}
