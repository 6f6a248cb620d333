import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconLock, IconSection } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import arrange from '../../ui/arrange/arrange.module.css'
import { useArrangeFocus } from '../../ui/arrange/use-arrange-focus.ts'
import { useDrag } from '../../ui/arrange/use-drag.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import { Pill } from '../../ui/pill.tsx'
import { patchOf, requiredBefore, type Entry, type SectionEntry } from './contents-rules.ts'
import { StatusPill } from '../library-cells.tsx'
import classes from '../library.module.css'

type EntryListProps = {
  entries: readonly Entry[]
  /** Whether learners see numbers before the entries. */
  hasNumbers: boolean
  chosen: string
  /** What the hub found wrong with which of them, by its key. */
  faults: ReadonlyMap<string, string> | undefined
  /** When what is due before it can be done is due, by its key. */
  tooEarly: ReadonlyMap<string, string>
  /** The keys of what learners do not find, because it is not published itself. */
  drafts: ReadonlySet<string>
  onChoose: (key: string) => void
  onStep: (entry: Entry, step: 'up' | 'down') => void
  /** @param index where it goes, counted in the list as it is */
  onDrop: (entry: Entry, index: number) => void
  onEdit: (entry: Entry) => void
  onRemove: (entry: Entry) => void
}

/** The entries in their order, one of them chosen. Arrows choose, Alt with an arrow moves, Delete takes out. */
export function EntryList({
  entries,
  hasNumbers,
  chosen,
  faults,
  tooEarly,
  drafts,
  onChoose,
  onStep,
  onDrop,
  onEdit,
  onRemove,
}: EntryListProps) {
  const { t } = useLingui()
  const focus = useArrangeFocus(entries, chosen)
  const indexOf = (key: string) => entries.findIndex((entry) => entry.key === key)
  const dragging = useDrag<Entry, 'before' | 'after', number>({
    keyOf: ({ key }) => key,
    partAt: (share) => (share < 0.5 ? 'before' : 'after'),
    placeOf: (dragged, { key }, part) => (dragged === key ? null : indexOf(key) + (part === 'before' ? 0 : 1)),
    onMove: (dragged, index) => onDrop(entries[indexOf(dragged)]!, index),
  })
  const current = indexOf(chosen)
  const onKey = (event: KeyboardEvent) => {
    const entry = entries[current]
    if (!entry || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    const next = step ? current + (step === 'up' ? -1 : 1) : ENDS[event.key]?.(entries.length)
    if (step && event.altKey) onStep(entry, step)
    else if (next !== undefined) onChoose((entries[next] ?? entry).key)
    else if (event.key === 'Delete') onRemove(entry)
    else if (event.key === 'Enter' || event.key === 'F2') onEdit(entry)
    else return
    event.preventDefault()
  }
  const ranks = hasNumbers ? patchOf(entries).map(({ rank }) => rank) : []
  const firstSection = entries.findIndex(({ kind }) => kind === 'section')
  return (
    <ul {...focus} role="listbox" aria-label={t`Contents`} className={arrange.list} onKeyDown={onKey}>
      {entries.map((entry, index) => {
        const isInside = firstSection >= 0 && index > firstSection && entry.kind === 'item'
        return (
          <li
            key={entry.key}
            role="option"
            aria-selected={entry.key === chosen}
            tabIndex={entry.key === chosen ? 0 : -1}
            className={`${arrange.row} ${arrange.line} ${classes.entry}`}
            data-kind={entry.kind}
            data-inside={isInside}
            onFocus={() => onChoose(entry.key)}
            onClick={() => onChoose(entry.key)}
            onDoubleClick={() => onEdit(entry)}
            {...dragging(entry)}
          >
            <EntryRow
              entry={entry}
              rank={ranks[index]}
              requiredBefore={requiredBefore(entries, index)}
              fault={faults?.get(entry.key)}
              tooEarly={tooEarly.get(entry.key)}
              isDraft={drafts.has(entry.key)}
            />
          </li>
        )
      })}
    </ul>
  )
}

const STEPS: Record<string, 'up' | 'down'> = { ArrowUp: 'up', ArrowDown: 'down' }
const ENDS: Record<string, (count: number) => number> = { Home: () => 0, End: (count) => count - 1 }

type EntryRowProps = {
  entry: Entry
  /** Undefined where learners see none. */
  rank: string | undefined
  /** How much has to be completed before a section opens that opens with progress. */
  requiredBefore: number
  fault: string | undefined
  tooEarly: string | undefined
  isDraft: boolean
}

function EntryRow({ entry, rank, requiredBefore, fault, tooEarly, isDraft }: EntryRowProps) {
  const { t } = useLingui()
  return (
    <>
      {entry.kind === 'section' ? <IconSection size={18} aria-hidden /> : <KindIcon kind={kindOf(entry)} size={18} />}
      <span className={classes.entryName} data-rank={rank && `${rank} `}>
        {entry.name}
      </span>
      <span className={classes.end}>
        {entry.kind === 'section' && entry.lockingMode && (
          <Pill tone="locked" icon={<IconLock size={14} aria-hidden />}>
            <Opening section={entry} requiredBefore={requiredBefore} />
          </Pill>
        )}
        {isDraft && <StatusPill published={false} isDeleted={false} restorableUntil={null} />}
        {entry.kind === 'item' && entry.optional && <Pill tone="quiet">{t`Optional`}</Pill>}
      </span>
      {fault && <span className={classes.fault}>{fault}</span>}
      {tooEarly && <TooEarly kind={entry.kind} dueDate={tooEarly} />}
    </>
  )
}

/** When a section opens, or what for. */
function Opening({ section, requiredBefore }: { section: SectionEntry; requiredBefore: number }) {
  const { t } = useLingui()
  const format = useFormat()
  const { lockingMode, unlockDateTime } = section
  if (lockingMode === 'locked') return t`Closed`
  if (lockingMode === 'progress')
    return plural(requiredBefore, {
      0: 'Open, since nothing before it is required',
      one: 'Opens once # item before it is completed',
      other: 'Opens once # items before it are completed',
    })
  const moment = format.dateTime(unlockDateTime ?? '')
  return t`Opens ${moment}`
}

/** That a lock and a due date do not go together. */
function TooEarly({ kind, dueDate }: { kind: Entry['kind']; dueDate: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const moment = format.moment(dueDate)
  return (
    <span className={classes.tooEarly}>
      <IconAlertTriangle size={16} aria-hidden />
      {kind === 'item'
        ? t`Due ${moment}, while its section is still closed`
        : t`The playlist is due ${moment}, while this section is still closed`}
    </span>
  )
}
