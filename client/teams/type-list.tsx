import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCategory } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
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
import arrange from '../ui/arrange/arrange.module.css'
import { ArrangeToolbar } from '../ui/arrange/arrange-toolbar.tsx'
import { useArrangeFocus } from '../ui/arrange/use-arrange-focus.ts'
import { useDrag } from '../ui/arrange/use-drag.ts'
import { EmptyState } from '../ui/empty-state.tsx'
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
  if (data.items.length > 0) return <Workbench types={data.items} />
  return (
    <EmptyState icon={<IconCategory size={28} aria-hidden />} title={t`There are no types yet`}>
      <Trans>A type says what a team is, such as a department or a place.</Trans>
    </EmptyState>
  )
}

type Window = 'edit' | 'delete'

/** The list, what can be done to the chosen type, and the windows that ask for more. */
function Workbench({ types }: { types: readonly TeamType[] }) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState('')
  const [window, setWindow] = useState<Window | null>(null)
  const mayChange = can(useSession(), access.updateTeamType)
  const { rank, remove, isBusy } = useTypeChanges(types)
  const chosen = types.find(({ id }) => id === wanted) ?? types[0]!
  const place = types.indexOf(chosen)
  const move = (type: TeamType, to: number) => {
    if (!mayChange || isBusy || to < 0 || to >= types.length || to === types.indexOf(type)) return
    setWanted(type.id)
    rank(type, to)
  }
  return (
    <div className={arrange.bench}>
      {mayChange && (
        <ArrangeToolbar name={chosen.name}>
          <Button size="compact-sm" variant="default" disabled={place === 0} onClick={() => move(chosen, place - 1)}>
            <Trans>Move up</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={place === types.length - 1}
            onClick={() => move(chosen, place + 1)}
          >
            <Trans>Move down</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setWindow('edit')}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setWindow('delete')}>
            <Trans>Delete…</Trans>
          </Button>
        </ArrangeToolbar>
      )}
      <TypeRows
        types={types}
        chosen={chosen.id}
        canMove={mayChange}
        onChoose={setWanted}
        onMove={move}
        onAsk={(asked) => mayChange && setWindow(asked)}
      />
      <p className={classes.note}>
        <Link to="/manage/teams" search={{ type: chosen.id }}>
          {t`Show the teams of this type`}
        </Link>
      </p>
      {window === 'edit' && <EditType type={chosen} onClose={() => setWindow(null)} />}
      {window === 'delete' && <DeleteType type={chosen} onDelete={remove} onClose={() => setWindow(null)} />}
    </div>
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

type TypeRowsProps = {
  types: readonly TeamType[]
  chosen: string
  canMove: boolean
  onChoose: (id: string) => void
  onMove: (type: TeamType, to: number) => void
  onAsk: (window: Window) => void
}

/** Arrows choose, Alt with an arrow moves, Enter edits, Delete deletes. */
function TypeRows({ types, chosen, canMove, onChoose, onMove, onAsk }: TypeRowsProps) {
  const { t } = useLingui()
  const focus = useArrangeFocus(types, chosen)
  const current = types.findIndex(({ id }) => id === chosen)
  const dragging = useDrag<TeamType, 'before' | 'after', number>({
    keyOf: ({ id }) => id,
    partAt: (share) => (share < 0.5 ? 'before' : 'after'),
    placeOf: (dragged, { id }, part) => (dragged === id ? null : placeOfDrop(types, dragged, id, part)),
    onMove: (dragged, to) =>
      onMove(
        types.find(({ id }) => id === dragged)!,
        to,
      ),
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const next = step ? current + step : { Home: 0, End: types.length - 1 }[event.key]
    if (step && event.altKey) onMove(types[current]!, current + step)
    else if (next !== undefined) onChoose((types[next] ?? types[current]!).id)
    else if (event.key === 'Enter' || event.key === 'F2') onAsk('edit')
    else if (event.key === 'Delete') onAsk('delete')
    else return
    event.preventDefault()
  }
  return (
    <ul {...focus} role="listbox" aria-label={t`Types of teams`} className={arrange.list} onKeyDown={onKey}>
      {types.map((type) => (
        <li
          key={type.id}
          role="option"
          aria-selected={type.id === chosen}
          tabIndex={type.id === chosen ? 0 : -1}
          className={`${arrange.row} ${classes.type}`}
          onFocus={() => onChoose(type.id)}
          onClick={() => onChoose(type.id)}
          onDoubleClick={() => onAsk('edit')}
          {...dragging(type, canMove)}
        >
          <TypeRow type={type} />
        </li>
      ))}
    </ul>
  )
}

/** The place that a row has in the end, counted without it. */
function placeOfDrop(types: readonly TeamType[], dragged: string, target: string, part: 'before' | 'after'): number {
  const rest = types.filter(({ id }) => id !== dragged)
  return rest.findIndex(({ id }) => id === target) + (part === 'before' ? 0 : 1)
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
