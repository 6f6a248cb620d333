import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import * as access from '../../../generated/access.ts'
import type { BadgeHolder } from '../../../generated/client/model/badgeHolder.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { PersonPicture } from '../../ui/person/person-picture.tsx'
import classes from './studio.module.css'

/** Who has a badge, and since when. */
export function useHolderColumns(): Column<BadgeHolder>[] {
  const { t } = useLingui()
  const format = useFormat()
  const maySeePeople = can(useSession(), access.getUser)
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      cell: ({ user: { id, displayName, pictureUrl } }) => (
        <span className={classes.titled}>
          <span className={classes.small}>
            <PersonPicture name={displayName} url={pictureUrl} size={40} />
          </span>
          {maySeePeople ? (
            <Link to="/manage/people/$userId" params={{ userId: id }}>
              {displayName}
            </Link>
          ) : (
            <span>{displayName}</span>
          )}
        </span>
      ),
    },
    { id: 'email', label: t`E-mail`, cell: ({ email }) => email },
    {
      id: 'awarded',
      label: t`Awarded`,
      width: '172px',
      cell: ({ awardedTime }) => <time dateTime={awardedTime}>{format.dateTime(awardedTime)}</time>,
    },
    {
      id: 'award',
      label: t`Public page`,
      width: '132px',
      cell: ({ id, user: { displayName } }) => (
        <Link to="/awards/$awardId" params={{ awardId: id }}>
          <Trans>Open</Trans> <span className="visually-hidden">{displayName}</span>
        </Link>
      ),
    },
  ]
}
