import { Trans, useLingui } from '@lingui/react/macro'
import { useListUserChanges } from '../../generated/client/users-admin/users-admin.ts'
import type { ServiceToken } from '../../generated/client/model/serviceToken.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { actionWords } from '../ui/changes/action-words.ts'
import entries from '../ui/page/entries.module.css'
import classes from './settings.module.css'

const SHOWN = 5

/** What a provider did last with the token that it uses. */
export function ProvisioningChanges({ token: { id, name } }: { token: ServiceToken }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const query = useListUserChanges({ authorId: id, limit: SHOWN })
  return (
    <div>
      <h3 className={classes.label}>
        <Trans>Latest changes of people by {name}</Trans>
      </h3>
      <QueryState query={query} height={64} />
      {query.data?.items.length === 0 && (
        <p className={classes.note}>
          <Trans>It has changed nobody yet.</Trans>
        </p>
      )}
      <ul className={entries.list}>
        {query.data?.items.map((change) => (
          <li key={change.id} className={entries.entry}>
            <div className={entries.words}>
              <p className={entries.title}>{change.item.name}</p>
              <p className={entries.text}>{i18n._(actionWords[change.action])}</p>
            </div>
            <time className={entries.text} dateTime={change.changeTime}>
              {format.dateTime(change.changeTime)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  )
}
