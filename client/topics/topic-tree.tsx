import { useLingui } from '@lingui/react/macro'
import { IconChevronRight, IconEyeOff, IconTrash } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { Topic } from '../../generated/client/model/topic.ts'
import { useFormat } from '../i18n/use-format.ts'
import arrange from '../ui/arrange/arrange.module.css'
import { useArrangeFocus } from '../ui/arrange/use-arrange-focus.ts'
import { useDrag } from '../ui/arrange/use-drag.ts'
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
  const focus = useArrangeFocus(rows, chosen)
  const current = rows.findIndex(({ topic }) => topic.id === chosen)
  const dragging = useDrag<Topic, DropPart, Place>({
    keyOf: ({ id }) => id,
    partAt,
    placeOf: (dragged, target, part) => placeOfDrop(topics, dragged, target, part),
    onMove: (dragged, place) =>
      onMove(
        topics.find(({ id }) => id === dragged)!,
        place,
      ),
  })
  return (
    <ul
      {...focus}
      role="tree"
      aria-label={t`Topics`}
      className={arrange.list}
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
          className={`${arrange.row} ${classes.row}`}
          style={{ '--level': row.level - 1 } as CSSProperties}
          onFocus={() => commands.select(row.topic.id)}
          onDoubleClick={() => commands.edit(row.topic)}
          {...dragging(row.topic, !row.topic.isDeleted)}
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

/** The upper and the lower quarter of a row stand for the gaps between rows. */
function partAt(share: number): DropPart {
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}
