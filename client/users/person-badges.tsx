import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { UserBadge } from '../../generated/client/model/userBadge.ts'
import { useListUserBadges } from '../../generated/client/users-admin/users-admin.ts'
import { useFormat } from '../i18n/use-format.ts'
import { pageOfList } from '../shell/page-of-list.ts'
import { contentLink } from '../ui/content/content-link.ts'
import { Pill } from '../ui/pill.tsx'
import { PANEL_SIZE, PanelList } from './panel-list.tsx'
import classes from './users.module.css'

/** The badges that the person was awarded. */
export function PersonBadges({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useListUserBadges(userId, pageOfList(page, PANEL_SIZE), {
    query: { placeholderData: keepPreviousData },
  })
  return (
    <PanelList
      title={t`Badges`}
      query={query}
      page={page}
      onTurn={setPage}
      empty={<Trans>No badge was awarded yet.</Trans>}
      entry={(one) => <BadgeEntry key={one.id} award={one} />}
    />
  )
}

function BadgeEntry({ award: { id, badge, awardedTime } }: { award: UserBadge }) {
  const { t } = useLingui()
  const format = useFormat()
  const { name } = badge.playlist
  return (
    <li className={classes.entry}>
      <span className={classes.person}>
        <img className={classes.badge} src={badge.pictureUrl ?? undefined} alt="" width={32} height={32} />
        <Link {...contentLink(badge.playlist)}>{name}</Link>
      </span>
      <span className={classes.end}>
        {badge.isDeleted && <Pill tone="quiet">{t`No longer awarded`}</Pill>}
        <time dateTime={awardedTime}>{format.day(awardedTime)}</time>
        <Link to="/awards/$awardId" params={{ awardId: id }} aria-label={t`Public page: ${name}`}>
          <Trans>Public page</Trans>
        </Link>
      </span>
    </li>
  )
}
