import { useLingui } from '@lingui/react/macro'
import { IconEyeOff, IconShare2 } from '@tabler/icons-react'
import { useFormat } from '../i18n/use-format.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DeletedPill } from '../ui/deleted-pill.tsx'
import { Pill } from '../ui/pill.tsx'
import { useCommonNote, type Shared } from './use-common-note.ts'
import { useTeams } from './use-teams.ts'

interface Listed extends Shared {
  published: boolean
  isDeleted: boolean
  restorableUntil: string | null
  ownerTeamId: string | null
  lastUpdated: string
}

/** Whether learners see it, and how long what was deleted can be restored. */
export function StatusPill({
  published,
  isDeleted,
  restorableUntil,
}: Pick<Listed, 'published' | 'isDeleted' | 'restorableUntil'>) {
  const { t } = useLingui()
  if (isDeleted) return <DeletedPill restorableUntil={restorableUntil} />
  if (published) return <Pill tone="done">{t`Published`}</Pill>
  return (
    <Pill tone="quiet" icon={<IconEyeOff size={14} aria-hidden />}>
      {t`Draft`}
    </Pill>
  )
}

/** That content is of another hub, and so cannot be changed here. */
export function CommonPill(content: Shared) {
  const note = useCommonNote()(content)
  return (
    note && (
      <Pill tone="quiet" icon={<IconShare2 size={14} aria-hidden />}>
        {note}
      </Pill>
    )
  )
}

/** The columns that both lists end with. */
export function useSharedColumns<Row extends Listed>(): Column<Row>[] {
  const { t } = useLingui()
  const format = useFormat()
  const teams = useTeams()
  return [
    { id: 'status', label: t`Status`, width: '188px', cell: (row) => <StatusPill {...row} /> },
    {
      id: 'owner',
      label: t`Owner`,
      width: '124px',
      cell: ({ ownerTeamId, ...row }) =>
        row.isCommon ? (
          <CommonPill {...row} />
        ) : ownerTeamId ? (
          (teams.find(({ id }) => id === ownerTeamId)?.name ?? t`Another team`)
        ) : (
          t`The hub`
        ),
    },
    {
      id: 'lastUpdated',
      label: t`Changed`,
      width: '164px',
      align: 'end',
      canSort: true,
      cell: ({ lastUpdated }) => <time dateTime={lastUpdated}>{format.dateTime(lastUpdated)}</time>,
    },
  ]
}
