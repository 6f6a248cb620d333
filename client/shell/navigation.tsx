import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useGetMyContentStats } from '../../generated/client/content/content.ts'
import { useListMyMessages } from '../../generated/client/messages/messages.ts'
import { COUNT_UNREAD } from './count-unread.ts'
import { useManagePlaces, usePlaces, type LinkedPlace, type Waiting } from './use-places.ts'
import classes from './navigation.module.css'

const MorePlaces = lazy(() => import('./more-places.tsx').then((module) => ({ default: module.MorePlaces })))

/** The rail at the left; under 768 px the first of its links are the bar at the bottom, and the others a sheet above it. */
export function Navigation() {
  const { t } = useLingui()
  const [first, further] = [usePlaces('bar'), usePlaces('rail')]
  const { data: stats } = useGetMyContentStats()
  const { data: messages } = useListMyMessages(COUNT_UNREAD)
  const waiting = { due: stats?.todoCount ?? 0, unread: messages?.total ?? 0 }
  return (
    <nav className={classes.navigation} aria-label={t`Main`}>
      <ul className={classes.list}>
        {first.map((place) => (
          <li key={place.link.to}>
            <Entry {...place} waiting={place.count?.(waiting) ?? 0} />
          </li>
        ))}
        {further.map((place) => (
          <li key={place.link.to} className={classes.further}>
            <Entry {...place} waiting={place.count?.(waiting) ?? 0} />
          </li>
        ))}
        <Suspense>
          <Managed />
        </Suspense>
        <li className={classes.more}>
          <More waiting={waiting} count={further.reduce((sum, place) => sum + (place.count?.(waiting) ?? 0), 0)} />
        </li>
      </ul>
    </nav>
  )
}

function More({ waiting, count }: { waiting: Waiting; count: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconDots size={20} stroke={1.7} aria-hidden />
        <span className={classes.label}>
          <Trans>More</Trans>
        </span>
        <Count waiting={count} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MorePlaces waiting={waiting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Managed() {
  const managed = useManagePlaces()
  if (managed.length === 0) return null
  return (
    <li className={classes.manage}>
      <p id="manage-places" className={classes.group}>
        <Trans>Manage</Trans>
      </p>
      <ul className={classes.inner} aria-labelledby="manage-places">
        {managed.map((place) => (
          <li key={place.link.to}>
            <Entry {...place} waiting={0} />
          </li>
        ))}
      </ul>
    </li>
  )
}

type EntryProps = Pick<LinkedPlace, 'label' | 'icon' | 'link'> & { waiting: number }

function Entry({ label, icon: Icon, link, waiting }: EntryProps) {
  const { i18n } = useLingui()
  return (
    <Link {...link} className={classes.link} activeOptions={{ exact: link.to === '/', includeSearch: false }}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <span className={classes.label}>{i18n._(label)}</span>
      <Count waiting={waiting} />
    </Link>
  )
}

/** How much waits at a place. */
export function Count({ waiting }: { waiting: number }) {
  if (waiting === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden>{waiting}</span>
      <span className="visually-hidden">
        {plural(waiting, { one: '# waiting for you', other: '# waiting for you' })}
      </span>
    </span>
  )
}
