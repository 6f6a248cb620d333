import { useLingui } from '@lingui/react/macro'
import { useListMySecurityEvents } from '../../generated/client/auth/auth.ts'
import { useFormat } from '../i18n/use-format.ts'
import { eventWords } from '../ui/security/security-event-words.ts'
import { useSecurityEventDetails } from '../ui/security/use-security-event-details.ts'
import { browserName } from '../ui/browser-name.ts'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'
import { EntriesState } from './profile-skeleton.tsx'

const SHOWN = 10

/** What happened to the account of late, so that people notice what they did not do themselves. */
export function AccountEvents() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const detailsOf = useSecurityEventDetails()
  const query = useListMySecurityEvents({ limit: SHOWN })
  const { data } = query
  return (
    <Panel title={t`Account activity`} sentence={t`Change your password if you do not recognise something here.`}>
      {data && (
        <ul className={classes.list}>
          {data.items.map((event) => (
            <li key={event.id} className={classes.entry}>
              <div className={classes.entryWords}>
                <p className={classes.entryTitle}>
                  {[i18n._(eventWords[event.type]), detailsOf(event)].filter(Boolean).join(' · ')}
                </p>
                <p className={classes.entryText}>
                  {[format.dateTime(event.time), browserName(event.userAgent), event.ipAddress]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <EntriesState query={query} count={4} />
    </Panel>
  )
}
