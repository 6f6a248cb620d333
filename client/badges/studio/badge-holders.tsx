import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconAward } from '@tabler/icons-react'
import { listBadgeAwards, useListBadgeAwards } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { Badge } from '../../../generated/client/model/badge.ts'
import { useCsv } from '../../api/use-csv.ts'
import { listStateOf } from '../../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { Crumbs } from '../../ui/page/crumbs.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterSearch } from '../../ui/data-table/filter-search.tsx'
import { Filters } from '../../ui/data-table/filters.tsx'
import { DeletedPill } from '../../ui/deleted-pill.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Pill } from '../../ui/pill.tsx'
import type { StudioSearch } from './routes.ts'
import classes from './studio.module.css'
import { useHolderColumns } from './use-holder-columns.tsx'

/** One badge and who has it. */
export function BadgeHolders({ badgeId, q, page = 1 }: StudioSearch & { badgeId: string }) {
  const { t } = useLingui()
  const filter = { ...(q && { search: q }) }
  const query = useListBadgeAwards(
    badgeId,
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...filter },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  const name = query.data?.badge.playlist.name
  return (
    <Page
      title={name ? t`Badge of “${name}”` : t`Badge`}
      sentence={t`Who was awarded it, the latest first. People who left the hub are not among them.`}
      crumbs={
        <Crumbs>
          <Link to="/manage/badges">{t`Badge studio`}</Link>
        </Crumbs>
      }
    >
      {query.data && <BadgeState badge={query.data.badge} />}
      <Filters>
        <FilterSearch label={t`Name or e-mail`} words={q} />
      </Filters>
      <DataTable
        name="badge-holders"
        label={t`Awarded to`}
        columns={useHolderColumns()}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ user }) => user.displayName}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        csv={useCsv(() => listBadgeAwards(badgeId, { ...filter, format: 'csv' }), 'badge-awards')}
        empty={<Nobody isFiltered={q !== undefined} badgeId={badgeId} />}
      />
    </Page>
  )
}

function BadgeState({ badge }: { badge: Badge }) {
  const { t } = useLingui()
  const { id: playlistId, name } = badge.playlist
  return (
    <div className={classes.outcome}>
      <BadgePicture badge={badge} isEarned={!badge.isDeleted} />
      <div className={classes.about}>
        {badge.isDeleted ? <DeletedPill restorableUntil={null} /> : <Pill tone="done">{t`In use`}</Pill>}
        <Link to="/manage/library/playlists/$playlistId" params={{ playlistId }}>
          {name}
        </Link>
      </div>
    </div>
  )
}

function Nobody({ isFiltered, badgeId }: { isFiltered: boolean; badgeId: string }) {
  const { t } = useLingui()
  const icon = <IconAward size={28} aria-hidden />
  if (isFiltered)
    return (
      <EmptyState
        icon={icon}
        title={t`Nobody of this name has the badge`}
        action={
          <ButtonLink to="/manage/badges" search={{ badge: badgeId }} variant="default">
            <Trans>Show everybody</Trans>
          </ButtonLink>
        }
      >
        <Trans>Look for another name or address.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState icon={icon} title={t`Nobody has this badge yet`}>
      <Trans>Whoever completes what the playlist requires is awarded it.</Trans>
    </EmptyState>
  )
}
