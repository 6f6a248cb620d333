import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconAward } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
import {
  useDeleteBadge,
  useListBadges,
  useUpdateBadge,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { Badge } from '../../../generated/client/model/badge.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { listStateOf } from '../../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import type { Column } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { DeletedPill } from '../../ui/deleted-pill.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Pill } from '../../ui/pill.tsx'
import { ChangeBadge } from './change-badge.tsx'
import { useStyleWords } from './style-words.ts'
import classes from './studio.module.css'

/** The playlists that award a badge. */
export function BadgeList({ page, includeDeleted }: { page: number; includeDeleted: boolean }) {
  const { t } = useLingui()
  const [changing, setChanging] = useState<Badge | null>(null)
  const query = useListBadges(
    { ...pageOfList(page, TABLE_PAGE_SIZE), includeDeleted },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  return (
    <>
      <DataTable
        name="badges"
        label={t`Badges`}
        columns={useBadgeColumns(setChanging)}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ playlist }) => playlist.name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={
          <EmptyState icon={<IconAward size={28} aria-hidden />} title={t`No playlist awards a badge yet`}>
            <Trans>Choose a playlist and a picture. Who completed the playlist before is awarded the badge, too.</Trans>
          </EmptyState>
        }
      />
      {changing && <ChangeBadge badge={changing} onClose={() => setChanging(null)} />}
    </>
  )
}

function useBadgeColumns(onChange: (badge: Badge) => void): Column<Badge>[] {
  const { t } = useLingui()
  const format = useFormat()
  const styleWords = useStyleWords()
  const session = useSession()
  const mayChange = can(session, access.updateBadge)
  const maySeeHolders = can(session, access.listBadgeAwards)
  return [
    {
      id: 'playlist',
      label: t`Playlist`,
      isTitle: true,
      cell: (badge) => (
        <span className={classes.titled}>
          <span className={classes.small}>
            <BadgePicture badge={{ ...badge, imageAlternativeText: '' }} isEarned={!badge.isDeleted} />
          </span>
          {maySeeHolders ? (
            <Link to="/manage/badges" search={{ badge: badge.id }}>
              {badge.playlist.name}
            </Link>
          ) : (
            <span>{badge.playlist.name}</span>
          )}
        </span>
      ),
    },
    {
      id: 'picture',
      label: t`Picture`,
      width: '22%',
      cell: ({ imageAlternativeText }) => imageAlternativeText ?? t`Nothing is said of it`,
    },
    { id: 'style', label: t`Frame`, width: '96px', cell: ({ style }) => styleWords[style] },
    {
      id: 'awarded',
      label: t`Awarded to`,
      width: '96px',
      align: 'end',
      cell: ({ awardedCount }) => format.number(awardedCount),
    },
    {
      id: 'status',
      label: t`Status`,
      width: '120px',
      cell: ({ isDeleted }) =>
        isDeleted ? <DeletedPill restorableUntil={null} /> : <Pill tone="done">{t`In use`}</Pill>,
    },
    ...(mayChange
      ? [
          {
            id: 'actions',
            label: t`What to do`,
            width: '232px',
            cell: (badge: Badge) => <BadgeActions badge={badge} onChange={() => onChange(badge)} />,
          },
        ]
      : []),
  ]
}

function BadgeActions({ badge, onChange }: { badge: Badge; onChange: () => void }) {
  const { t } = useLingui()
  const { id: badgeId, etag } = badge
  const { name } = badge.playlist
  const restore = useChange(() => useUpdateBadge({ request: { headers: { 'If-Match': etag } } }), {
    done: () => t`“${name}” awards its badge again.`,
  })
  const { mutateAsync: bringBack } = useUpdateBadge({ request: { headers: { 'If-Match': '*' } } })
  const remove = useChange(useDeleteBadge, {
    done: () => t`“${name}” awards its badge no longer. Whoever has it keeps it.`,
    undo: () => bringBack({ badgeId, data: {} }),
  })
  if (badge.isDeleted)
    return (
      <Button
        variant="default"
        loading={restore.isPending}
        aria-label={t`Restore the badge of ${name}`}
        onClick={() => restore.run({ badgeId, data: {} })}
      >
        <Trans>Restore</Trans>
      </Button>
    )
  return (
    <span className={classes.buttons}>
      <Button variant="default" aria-label={t`Change the picture of ${name}`} onClick={onChange}>
        <Trans>Change…</Trans>
      </Button>
      <Button
        variant="default"
        loading={remove.isPending}
        aria-label={t`Delete the badge of ${name}`}
        onClick={() => remove.run({ badgeId })}
      >
        <Trans>Delete</Trans>
      </Button>
    </span>
  )
}
