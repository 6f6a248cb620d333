import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useGetMyContentStats } from '../../generated/client/content/content.ts'
import { useListMyMessages } from '../../generated/client/messages/messages.ts'
import { useSession } from '../api/session.ts'
import { COUNT_UNREAD } from './count-unread.ts'
import { furtherPlacesOf, managePlacesOf, places } from './places.tsx'
import classes from './navigation.module.css'

/** The rail at the left; under 768 px the same links are the bar at the bottom. */
export function Navigation() {
  const { t } = useLingui()
  const session = useSession()
  const managed = managePlacesOf(session)
  const { data: stats } = useGetMyContentStats()
  const { data: unread } = useListMyMessages(COUNT_UNREAD)
  return (
    <nav className={classes.navigation} aria-label={t`Main`}>
      <ul className={classes.list}>
        {places.map((place) => (
          <li key={place.link.to}>
            <Place {...place} waiting={(stats && place.count?.(stats)) || 0} />
          </li>
        ))}
        {furtherPlacesOf(session.features).map((place) => (
          <li key={place.link.to} className={classes.further}>
            <Place {...place} waiting={place.link.to === '/messages' ? (unread?.total ?? 0) : 0} />
          </li>
        ))}
        {managed.length > 0 && (
          <li className={classes.manage}>
            <p id="manage-places" className={classes.group}>
              <Trans>Manage</Trans>
            </p>
            <ul className={classes.inner} aria-labelledby="manage-places">
              {managed.map((place) => (
                <li key={place.link.to}>
                  <Place {...place} waiting={0} />
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  )
}

type PlaceProps = Pick<(typeof places)[number], 'label' | 'icon'> & { link: LinkProps; waiting: number }

function Place({ label, icon: Icon, link, waiting }: PlaceProps) {
  const { i18n } = useLingui()
  return (
    <Link {...link} className={classes.link} activeOptions={{ exact: link.to === '/', includeSearch: false }}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <span className={classes.label}>{i18n._(label)}</span>
      {waiting > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{waiting}</span>
          <span className="visually-hidden">
            {plural(waiting, { one: '# waits for you', other: '# wait for you' })}
          </span>
        </span>
      )}
    </Link>
  )
}
