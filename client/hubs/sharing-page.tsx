import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useListContentGrants } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { GrantEntries } from './grant-entries.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import classes from './settings.module.css'
import { SettingsPart } from './settings-part.tsx'

/** So many of each are shown; the newest come first. */
const SHOWN = 100

/** What the hub shares with others, and others with it. */
export function SharingPage() {
  const { t } = useLingui()
  return (
    <SettingsPart
      part="sharing"
      title={t`Shared content`}
      sentence={t`Content that hubs of this installation share with each other.`}
    >
      <div className={classes.sections}>
        <Received />
        <Given />
      </div>
    </SettingsPart>
  )
}

function Received() {
  const { t } = useLingui()
  const query = useListContentGrants({ direction: 'received', limit: SHOWN })
  return (
    <Panel
      title={t`From other hubs`}
      sentence={t`Once you accept an offer, everybody here sees what it holds. It is changed where it comes from; you can put it into playlists and copy it.`}
    >
      <QueryState query={query} height={64} />
      {query.data && <GrantEntries grants={query.data.items} none={t`No other hub offers anything.`} />}
    </Panel>
  )
}

function Given() {
  const { t } = useLingui()
  const mayOffer = can(useSession(), access.createContentGrant)
  const [isOpen, setOpen] = useState(false)
  const query = useListContentGrants({ direction: 'given', limit: SHOWN })
  return (
    <Panel
      title={t`To other hubs`}
      sentence={t`The other hub decides whether its people see it. What you change here changes there within a minute.`}
    >
      <QueryState query={query} height={64} />
      {query.data && <GrantEntries grants={query.data.items} none={t`You share nothing with other hubs.`} />}
      {mayOffer && (
        <div>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Share content</Trans>
          </Button>
        </div>
      )}
      {isOpen && <OfferDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
