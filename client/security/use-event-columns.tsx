import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SecurityEvent } from '../../generated/client/model/securityEvent.ts'
import { SecurityEventType } from '../../generated/client/model/securityEventType.ts'
import { useFormat } from '../i18n/use-format.ts'
import { browserName } from '../ui/browser-name.ts'
import type { Column } from '../ui/data-table/column.ts'
import { searchWith } from '../ui/data-table/search-with.ts'
import { eventWords } from '../ui/security/security-event-words.ts'
import classes from './security.module.css'
import { useSecurityEventDetails } from '../ui/security/use-security-event-details.ts'

export function useEventColumns(): Column<SecurityEvent>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const detailsOf = useSecurityEventDetails()
  return [
    {
      id: 'time',
      label: t`Time`,
      width: '172px',
      cell: ({ time }) => <time dateTime={time}>{format.dateTime(time)}</time>,
    },
    {
      id: 'event',
      label: t`Event`,
      isTitle: true,
      cell: (event) => (
        <>
          {i18n._(eventWords[event.type])} <span className={classes.details}>{detailsOf(event)}</span>
        </>
      ),
    },
    {
      id: 'person',
      label: t`Person`,
      width: '22%',
      cell: ({ user, type }) =>
        user ? (
          <Link to="." search={searchWith({ user: user.id })}>
            {user.displayName}
          </Link>
        ) : (
          <span className={classes.details}>{OF_HUB.includes(type) ? t`The hub` : t`Nobody in this hub`}</span>
        ),
    },
    {
      id: 'author',
      label: t`Done by`,
      width: '18%',
      startsHidden: true,
      cell: ({ author }) => author?.displayName,
    },
    { id: 'address', label: t`Network address`, width: '160px', cell: ({ ipAddress }) => ipAddress },
    {
      id: 'browser',
      label: t`Browser`,
      width: '180px',
      cell: ({ userAgent }) => (
        <span title={userAgent ?? undefined}>{browserName(userAgent) ?? t`Unknown browser`}</span>
      ),
    },
  ]
}

/** What happened to what belongs to the hub and to nobody. */
const OF_HUB: readonly SecurityEvent['type'][] = [
  SecurityEventType.serviceTokenCreated,
  SecurityEventType.serviceTokenDeleted,
  SecurityEventType.hubExportRequested,
  SecurityEventType.hubExportDownloaded,
]
