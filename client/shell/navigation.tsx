import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useGetMyContentStats } from '../../generated/client/content/content.ts'
import { places } from './places.tsx'
import classes from './navigation.module.css'

/** The rail at the left; under 768 px the same links are the bar at the bottom. */
export function Navigation() {
  const { t, i18n } = useLingui()
  const { data: stats } = useGetMyContentStats()
  return (
    <nav className={classes.navigation} aria-label={t`Main`}>
      <ul className={classes.list}>
        {places.map(({ label, icon: Icon, link, count }) => {
          const waiting = (stats && count?.(stats)) || 0
          return (
            <li key={link.to}>
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
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
