import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'
import { Panel } from '../ui/page/panel.tsx'
import { attributeName } from './attribute-words.ts'

/** What the hub fills a team by, because its type stands for an attribute of people. */
export function FilledByRole({ role, value }: NonNullable<TeamFull['byRole']>) {
  const { t, i18n } = useLingui()
  const attribute = i18n._(attributeName(role))
  const isOfManager = role === 'manager-email' || role === 'manager-employeeid'
  return (
    <Panel title={t`Filled by the hub`}>
      <p>
        <Trans>
          Everybody whose “{attribute}” is “{value}” is in this team. It follows by itself when that changes.
        </Trans>{' '}
        {isOfManager && <Trans>Whom it names is the manager of the team as long as somebody names them.</Trans>}
      </p>
    </Panel>
  )
}
