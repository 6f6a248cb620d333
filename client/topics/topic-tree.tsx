import { useLingui } from '@lingui/react/macro'
import { IconChevronRight, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState, type CSSProperties, type DragEvent } from 'react'
import type { Topic } from '../../generated/client/model/topic.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Pill } from '../ui/pill.tsx'
import { placeOfDrop, type DropPart, type Place, type TreeRow } from './topic-tree-rows.ts'
import classes from './topics.module.css'
import { onTreeKey, type TreeCommands } from './use-tree-keys.ts'

interface TopicTreeProps {
  topics: readonly Topic[]
  rows: readonly TreeRow<Topic>[]
  /** The id of the one topic that is chosen. */
  chosen: string
  commands: TreeCommands<Topic>
  onMove: (topic: Topic, place: Place) => void
}

/** The topics as a tree that keys and the mouse walk through and rearrange. */
export function TopicTree({ topics, rows, chosen, commands, onMove }: TopicTreeProps) {
  const { t } = useLingui()
  const tree = useRef<HTMLUListElement>(null)
  const current = rows.findIndex(({ topic }) => topic.id === chosen)
  const { dragged, over, dragging } = useDrag(topics, onMove)
  // A row that moved in the document has lost the focus.
  const hasFocus = useRef(false)
  useEffect(() => {
    if (hasFocus.current) tree.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [rows, chosen])
  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={t`Topics`}
      className={classes.tree}
      onFocus={() => void (hasFocus.current = true)}
      onBlur={({ relatedTarget }) => void (hasFocus.current = relatedTarget === null)}
      onKeyDown={(event) => {
        if (onTreeKey(event, rows, current, commands)) event.preventDefault()
      }}
    >
      {rows.map((row) => (
        <li
          key={row.topic.id}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.setSize}
          aria-expanded={row.isOpen ?? undefined}
          aria-selected={row.topic.id === chosen}
          tabIndex={row.topic.id === chosen ? 0 : -1}
          className={classes.row}
          style={{ '--level': row.level - 1 } as CSSProperties}
          data-dragged={dragged === row.topic.id}
          data-over={over?.id === row.topic.id ? over.part : undefined}
          onFocus={() => commands.select(row.topic.id)}
          onDoubleClick={() => commands.edit(row.topic)}
          {...dragging(row.topic)}
        >
          <TopicRow row={row} onToggle={commands.toggle} />
        </li>
      ))}
    </ul>
  )
}

type TopicRowProps = { row: TreeRow<Topic>; onToggle: (id: string, isOpen: boolean) => void }

function TopicRow({ row: { topic, isOpen }, onToggle }: TopicRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, name, contentCount, published, isDeleted } = topic
  const count = format.number(contentCount)
  return (
    <>
      {/* For the mouse; keys open and close with the arrows. */}
      <span
        className={classes.toggle}
        data-open={isOpen ?? undefined}
        onClick={(event) => {
          event.stopPropagation()
          if (isOpen !== null) onToggle(id, !isOpen)
        }}
      >
        {isOpen !== null && <IconChevronRight size={18} aria-hidden />}
      </span>
      <span className={classes.name}>{name}</span>
      {isDeleted && (
        <Pill tone="late" icon={<IconTrash size={14} aria-hidden />}>
          {t`Deleted`}
        </Pill>
      )}
      {!published && !isDeleted && (
        <Pill tone="quiet" icon={<IconEyeOff size={14} aria-hidden />}>
          {t`Hidden`}
        </Pill>
      )}
      <span className={classes.count} title={t`Playlists and assets`}>
        {count}
      </span>
    </>
  )
}

/** The browser's own drag and drop: it knows the mouse; for touch there is a window, for keys there is Alt. */
function useDrag(topics: readonly Topic[], onMove: (topic: Topic, place: Place) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ id: string; part: DropPart } | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const dragging = (target: Topic) => ({
    draggable: !target.isDeleted,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', target.name)
      setDragged(target.id)
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      const part = partAt(event)
      if (!dragged || !placeOfDrop(topics, dragged, target, part)) return setOver(null)
      event.preventDefault()
      if (over?.id !== target.id || over.part !== part) setOver({ id: target.id, part })
    },
    onDrop: (event: DragEvent) => {
      const topic = topics.find(({ id }) => id === dragged)
      const place = topic && placeOfDrop(topics, topic.id, target, partAt(event))
      event.preventDefault()
      end()
      if (topic && place) onMove(topic, place)
    },
  })
  return { dragged, over, dragging }
}

/** The upper and the lower quarter of a row stand for the gaps between rows. */
function partAt({ clientY, currentTarget }: DragEvent): DropPart {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}
