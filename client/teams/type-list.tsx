import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCategory } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import {
  useDeleteTeamType,
  useListTeamTypes,
  useRankTeamType,
} from '../../generated/client/team-types-admin/team-types-admin.ts'
import type { TeamType } from '../../generated/client/model/teamType.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { QueryState } from '../shell/query-state.tsx'
import { RankedList } from '../ui/arrange/ranked-list.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Pill } from '../ui/pill.tsx'
import { attributeName } from './attribute-words.ts'
import { DeleteType } from './delete-type.tsx'
import { EditType } from './edit-type.tsx'
import classes from './teams.module.css'
import { ColourDot } from './team-cells.tsx'

/** The types in the order in which the hub shows them. */
export function TypeList() {
  const { t } = useLingui()
  const query = useListTeamTypes({ limit: 100 })
  const { data } = query
  if (!data) return <QueryState query={query} height={240} />
  const [first, ...others] = data.items
  if (first) return <Workbench types={[first, ...others]} />
  return (
    <EmptyState icon={<IconCategory size={28} aria-hidden />} title={t`There are no types yet`}>
      <Trans>A type says what a team is, such as a department or a place.</Trans>
    </EmptyState>
  )
}

/** The list, what can be done to the chosen type, and the windows that ask for more. */
function Workbench({ types }: { types: readonly [TeamType, ...TeamType[]] }) {
  const { t } = useLingui()
  const mayChange = can(useSession(), access.updateTeamType)
  const { rank, remove, isBusy } = useTypeChanges(types)
  return (
    <RankedList
      label={t`Types of teams`}
      rows={types}
      mayChange={mayChange}
      isBusy={isBusy}
      onRank={rank}
      row={(type) => <TypeRow type={type} />}
      window={(window, type, close) =>
        window === 'edit' ? (
          <EditType type={type} onClose={close} />
        ) : (
          <DeleteType type={type} onDelete={remove} onClose={close} />
        )
      }
      after={({ id }) => (
        <p className={classes.note}>
          <Link to="/manage/teams" search={{ type: id }}>
            {t`Show the teams of this type`}
          </Link>
        </p>
      )}
    />
  )
}

function useTypeChanges(types: readonly TeamType[]) {
  const { t } = useLingui()
  const nameOf = (typeId: string) => types.find(({ id }) => id === typeId)?.name ?? ''
  const ranking = useChange(useRankTeamType, {
    done: (_, { teamTypeId, rank }) => {
      const [name, place, count] = [nameOf(teamTypeId), rank + 1, types.length]
      return t`“${name}” is at position ${place} of ${count}.`
    },
  })
  const removing = useChange(useDeleteTeamType, {
    done: (_, { teamTypeId }) => {
      const name = nameOf(teamTypeId)
      return t`“${name}” was deleted.`
    },
  })
  return {
    rank: ({ id }: TeamType, rank: number) => ranking.run({ teamTypeId: id, rank }),
    remove: ({ id }: TeamType) => removing.run({ teamTypeId: id }),
    isBusy: ranking.isPending || removing.isPending,
  }
}

function TypeRow({ type: { name, colour, role, teamCount } }: { type: TeamType }) {
  const { i18n } = useLingui()
  return (
    <>
      <ColourDot colour={colour} />
      <span className={classes.typeName}>{name}</span>
      {role && <Pill tone="quiet">{i18n._(attributeName(role))}</Pill>}
      <span className={classes.count}>
        <Plural value={teamCount} _0="No teams" one="# team" other="# teams" />
      </span>
    </>
  )
}
