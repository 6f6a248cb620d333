import { useLingui } from '@lingui/react/macro'
import type { UserFact } from '../../generated/client/model/userFact.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Panel } from '../ui/page/panel.tsx'
import { factName, ownFactSource } from '../ui/facts/fact-words.ts'
import classes from './profile.module.css'

/** What the hub knows of the person and they did not enter, so that they can have a mistake corrected where it came from. */
export function KnownFacts({ facts }: { facts: UserFact[] }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  // A day without a time is the same one in every zone.
  const valueOf = ({ attribute, value }: UserFact) =>
    attribute === 'startDate' ? format.day(`${value}T00:00:00`) : value
  return (
    <Panel
      title={t`What this hub knows about you`}
      sentence={t`The hub can use it to choose your teams and goals. Tell an admin if something is wrong.`}
    >
      <ul className={classes.list}>
        {facts.map((fact) => (
          <li key={fact.attribute} className={classes.entry}>
            <div className={classes.entryWords}>
              <p className={classes.entryTitle}>{i18n._(factName(fact.attribute))}</p>
              <p>{valueOf(fact)}</p>
              <p className={classes.entryText}>
                {i18n._(ownFactSource(fact.source))} · {format.dateTime(fact.updatedTime)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
