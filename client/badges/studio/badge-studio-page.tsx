import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { FilterChips } from '../../ui/data-table/filter-chips.tsx'
import { Filters } from '../../ui/data-table/filters.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { BadgeHolders } from './badge-holders.tsx'
import { BadgeList } from './badge-list.tsx'
import type { StudioSearch } from './routes.ts'
import { GiveBadge } from './give-badge.tsx'
import { PictureList } from './picture-list.tsx'

/** All badges, or one with the people who have it. */
export function BadgeStudioPage() {
  const { badge, ...search } = useSearch({ from: '/app/manage/badges' })
  return badge ? <BadgeHolders badgeId={badge} {...search} /> : <Studio {...search} />
}

/** Which playlists award a badge, and the pictures that badges show. */
function Studio({ show, page = 1 }: StudioSearch) {
  const { t } = useLingui()
  const [isGiving, setGiving] = useState(false)
  const session = useSession()
  return (
    <Page
      title={t`Badge studio`}
      sentence={t`Whoever completes a playlist with a badge is awarded it, and keeps it.`}
      action={
        can(session, access.createBadges) && (
          <Button onClick={() => setGiving(true)}>
            <Trans>Give a playlist a badge</Trans>
          </Button>
        )
      }
    >
      <Filters>
        <FilterChips
          name="show"
          label={t`Deleted badges`}
          value={show}
          all={t`Without deleted badges`}
          options={[{ value: 'deleted', label: t`With deleted badges` }]}
        />
      </Filters>
      <BadgeList page={page} includeDeleted={show === 'deleted'} />
      <Panel title={t`Pictures`} sentence={t`A picture in its frame. Several badges may show the same.`}>
        <PictureList />
      </Panel>
      {isGiving && <GiveBadge onClose={() => setGiving(false)} />}
    </Page>
  )
}
