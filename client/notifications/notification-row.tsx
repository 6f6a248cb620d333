import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useGetMyBadge } from '../../generated/client/badges/badges.ts'
import { useUpdateMyNotifications } from '../../generated/client/notifications/notifications.ts'
import type { Notification } from '../../generated/client/model/notification.ts'
import { useChange } from '../api/use-change.ts'
import { formatAgo } from '../i18n/format-past.ts'
import { activeTag } from '../i18n/i18n.ts'
import { useFormat } from '../i18n/use-format.ts'
import { kindOf } from '../ui/content/content-kind.ts'
import { contentLink } from '../ui/content/content-link.ts'
import { Cover } from '../ui/cover/cover.tsx'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import classes from './notifications.module.css'
import { NotificationSentence } from './notification-sentence.tsx'

type NotificationRowProps = { notification: Notification; onFollow?: () => void }

/** One thing that happened. It leads to the content, and counts as read from then on. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { run } = useChange(useUpdateMyNotifications)
  const { id, isRead, message, createdTime } = notification
  const follow = () => {
    if (!isRead) run({ data: { read: true, ids: [id] } })
    onFollow?.()
  }
  const words = (
    <>
      <PictureOf notification={notification} />
      <span className={classes.sentence}>
        {!isRead && <span className="visually-hidden">{t`Unread:`} </span>}
        <NotificationSentence notification={notification} />
      </span>
      {message && <span className={classes.message}>{message}</span>}
      <time className={classes.time} dateTime={createdTime} title={format.dateTime(createdTime)}>
        {formatAgo(createdTime, activeTag())}
      </time>
    </>
  )
  const link = linkOf(notification)
  return (
    <li className={classes.entry} data-unread={isRead ? undefined : ''}>
      {link ? (
        <Link {...link} className={classes.link} onClick={follow}>
          {words}
        </Link>
      ) : (
        <button type="button" className={classes.link} onClick={follow}>
          {words}
        </button>
      )}
    </li>
  )
}

/** The badge that was earned; whoever did it; the content where the hub itself speaks. */
function PictureOf({ notification: { type, refId, actor, content } }: NotificationRowProps) {
  if (type === 'badgeAwarded' && refId) return <PictureOfBadge badgeId={refId} />
  return (
    <span className={classes.picture} aria-hidden>
      {actor || !content ? (
        <PersonPicture name={actor?.displayName ?? ''} url={actor?.pictureUrl} size={36} />
      ) : (
        <span className={classes.cover}>
          <Cover
            id={content.id}
            kind={kindOf(content)}
            topicId={content.topicId}
            pictureUrl={content.pictureUrl}
            iconSize={12}
          />
        </span>
      )}
    </span>
  )
}

function PictureOfBadge({ badgeId }: { badgeId: string }) {
  const { data } = useGetMyBadge(badgeId)
  return (
    <span className={classes.picture} aria-hidden>
      {data?.pictureUrl && <img className={classes.badge} src={data.pictureUrl} alt="" width={40} height={40} />}
    </span>
  )
}

/** Where it leads: to the content, to the file that can be fetched, to what one asked for, or to the settings of the hub. */
function linkOf({ type, content, refId }: Notification): LinkProps | null {
  if (type === 'dataExportReady' && refId) return { to: '/profile', search: { export: refId }, hash: 'data' }
  if (type === 'contentRequestAnswered') return { to: '/messages/requests' }
  if (type.startsWith('hub'))
    return { to: '/manage/settings', hash: type === 'hubHostnameFailing' ? 'hostnames' : 'deletion' }
  return content && contentLink(content)
}
