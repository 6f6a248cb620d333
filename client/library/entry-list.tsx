import { useLingui } from '@lingui/react/macro'
import { IconLock, IconSection } from '@tabler/icons-react'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { kindOf } from '../ui/content-kind.ts'
import { KindIcon } from '../ui/kind-icon.tsx'
import { Pill } from '../ui/pill.tsx'
import type { Entry } from './contents-rules.ts'
import classes from './library.module.css'

type EntryListProps = {
  entries: readonly Entry[]
  chosen: string
  onChoose: (key: string) => void
  onStep: (entry: Entry, step: 'up' | 'down') => void
  /** @param index where it goes, counted in the list as it is */
  onDrop: (entry: Entry, index: number) => void
  onEdit: (entry: Entry) => void
  onRemove: (entry: Entry) => void
}

/** The entries in their order, one of them chosen. Arrows choose, Alt with an arrow moves, Delete takes out. */
export function EntryList({ entries, chosen, onChoose, onStep, onDrop, onEdit, onRemove }: EntryListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  const { dragged, over, dragging } = useDrag(entries, onDrop)
  const current = entries.findIndex(({ key }) => key === chosen)
  // A row that moved in the document has lost the focus.
  useEffect(() => {
    if (hasFocus.current) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [entries, chosen])
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
  const firstSection = entries.findIndex(({ kind }) => kind === 'section')
  return (
    <ul
      ref={list}
      role="listbox"
      aria-label={t`Contents`}
      className={classes.entries}
      onFocus={() => void (hasFocus.current = true)}
      onBlur={({ relatedTarget }) => void (hasFocus.current = relatedTarget === null)}
      onKeyDown={onKey}
    >
      {entries.map((entry, index) => {
        const isInside = firstSection >= 0 && index > firstSection && entry.kind === 'item'
        return (
          <li
            key={entry.key}
            role="option"
            aria-selected={entry.key === chosen}
            tabIndex={entry.key === chosen ? 0 : -1}
            className={classes.entry}
            data-kind={entry.kind}
            data-inside={isInside}
            data-dragged={dragged === entry.key}
            data-over={over?.key === entry.key ? over.part : undefined}
            onFocus={() => onChoose(entry.key)}
            onClick={() => onChoose(entry.key)}
            onDoubleClick={() => onEdit(entry)}
            {...dragging(entry)}
          >
            <EntryRow entry={entry} />
          </li>
        )
      })}
    </ul>
  )
}

const STEPS: Record<string, 'up' | 'down'> = { ArrowUp: 'up', ArrowDown: 'down' }
const ENDS: Record<string, (count: number) => number> = { Home: () => 0, End: (count) => count - 1 }

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  return (
    <>
      {entry.kind === 'section' ? <IconSection size={18} aria-hidden /> : <KindIcon kind={kindOf(entry)} size={18} />}
      <span className={classes.entryName}>{entry.name}</span>
      <span className={classes.end}>
        {entry.kind === 'section' && entry.lockingMode && (
          <Pill tone="locked" icon={<IconLock size={14} aria-hidden />}>
            {
              {
                locked: t`Closed`,
                time: t`Opens at a time`,
                progress: t`Opens with progress`,
              }[entry.lockingMode]
            }
          </Pill>
        )}
        {entry.kind === 'item' && entry.optional && <Pill tone="quiet">{t`Optional`}</Pill>}
      </span>
    </>
  )
}

/** The browser's own drag and drop: it knows the mouse; for touch there is a window, for keys there is Alt. */
function useDrag(entries: readonly Entry[], onDrop: (entry: Entry, index: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ key: string; part: 'before' | 'after' } | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const dragging = (target: Entry) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', target.name)
      setDragged(target.key)
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      if (!dragged || dragged === target.key) return setOver(null)
      event.preventDefault()
      const part = halfAt(event)
      if (over?.key !== target.key || over.part !== part) setOver({ key: target.key, part })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const entry = entries.find(({ key }) => key === dragged)
      const index = entries.findIndex(({ key }) => key === target.key)
      end()
      if (entry) onDrop(entry, halfAt(event) === 'before' ? index : index + 1)
    },
  })
  return { dragged, over, dragging }
}

function halfAt({ clientY, currentTarget }: DragEvent): 'before' | 'after' {
  const { top, height } = currentTarget.getBoundingClientRect()
  return (clientY - top) / height < 0.5 ? 'before' : 'after'
}
