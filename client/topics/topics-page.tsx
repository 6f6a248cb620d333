import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconBinaryTree } from '@tabler/icons-react'
import { useState } from 'react'
import type { Topic } from '../../generated/client/model/topic.ts'
import arrange from '../ui/arrange/arrange.module.css'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { DeleteTopic } from './delete-topic.tsx'
import { EditTopic } from './edit-topic.tsx'
import { EmptyTopic } from './empty-topic.tsx'
import { MoveTopic } from './move-topic.tsx'
import { TopicActions } from './topic-actions.tsx'
import { placeAfter, rowsOf, type Place } from './topic-tree-rows.ts'
import { TopicNames } from './topic-names.tsx'
import { TopicTree } from './topic-tree.tsx'
import { useTopicChanges, type TopicChanges } from './use-topic-changes.ts'
import { useTopics } from './use-topics.ts'
import { QueryState } from '../shell/query-state.tsx'

/** Up to so many topics are all open from the start. */
const MAX_OPEN = 60

/** The tree that content stands in, for those who arrange it. */
export function TopicsPage() {
  const { t } = useLingui()
  const { q, show } = useSearch({ from: '/app/manage/topics' })
  const query = useTopics({ ...(q && { search: q }), ...(show && { includeDeleted: true }) })
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title={t`Topics`}
      sentence={t`The topics that people browse by. To move one, drag it, or press Alt and an arrow key.`}
      action={
        <Button onClick={() => setAdding(true)}>
          <Trans>New topic</Trans>
        </Button>
      }
    >
      <Filters>
        <FilterSearch label={t`Search topics`} words={q} />
        <FilterChips
          name="show"
          label={t`Deleted topics`}
          value={show}
          all={t`Without deleted topics`}
          options={[{ value: 'deleted', label: t`With deleted topics` }]}
        />
      </Filters>
      <Loaded query={query} isFiltered={q !== undefined} />
      {isAdding && <EditTopic topic={null} parentId={null} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Loaded({ query, isFiltered }: { query: ReturnType<typeof useTopics>; isFiltered: boolean }) {
  const { t } = useLingui()
  const { data } = query
  if (!data) return <QueryState query={query} height={320} />
  if (data.items.length > 0) return <Workbench topics={data.items} isFiltered={isFiltered} />
  return (
    <EmptyState
      icon={<IconBinaryTree size={28} aria-hidden />}
      title={isFiltered ? t`Nothing matches these filters` : t`There are no topics yet`}
    >
      <Trans>People browse by topic. A playlist can be in several topics.</Trans>
    </EmptyState>
  )
}

type Window = { kind: 'edit' | 'names' | 'add' | 'move' | 'empty' | 'delete'; topic: Topic }

/** The tree, what can be done to the chosen topic, and the windows that ask for more. */
function Workbench({ topics, isFiltered }: { topics: readonly Topic[]; isFiltered: boolean }) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(topics.length > MAX_OPEN ? topics.map(({ id }) => id) : []),
  )
  const [wanted, setWanted] = useState('')
  const [window, setWindow] = useState<Window | null>(null)
  const changes = useTopicChanges(topics)
  const open = new Set(topics.flatMap(({ id }) => (closed.has(id) ? [] : [id])))
  const rows = rowsOf(topics, open)
  const chosen = rows.find(({ topic }) => topic.id === wanted)?.topic ?? rows[0]!.topic
  const toggle = (id: string, isOpen: boolean) =>
    setClosed((before) => (isOpen ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])))
  const choose = (topic: Topic, { parentTopicId }: Place) => {
    setWanted(topic.id)
    if (parentTopicId) toggle(parentTopicId, true)
  }
  const move = (topic: Topic, place: Place) => {
    if (isFiltered || changes.isBusy) return
    choose(topic, place)
    changes.move(topic, place)
  }
  const moveFromWindow = (topic: Topic, place: Place) => {
    choose(topic, place)
    return changes.sendMove(topic, place)
  }
  const ask = (kind: Window['kind']) => (topic: Topic) => setWindow({ kind, topic })
  const commands = {
    select: setWanted,
    toggle,
    step: (topic: Topic, step: Parameters<typeof placeAfter>[2]) => {
      const place = placeAfter(topics, topic, step)
      if (place) move(topic, place)
    },
    edit: (topic: Topic) => (topic.isDeleted ? undefined : ask('edit')(topic)),
    remove: (topic: Topic) => (topic.isDeleted ? undefined : ask('delete')(topic)),
  }
  return (
    <div className={arrange.bench}>
      <TopicActions topic={chosen} changes={changes} canMove={!isFiltered} onAsk={(kind) => ask(kind)(chosen)} />
      <TopicTree topics={topics} rows={rows} chosen={chosen.id} commands={commands} onMove={move} />
      {window && (
        <TopicWindow window={window} topics={topics} changes={changes} onMove={moveFromWindow} onClose={setWindow} />
      )}
    </div>
  )
}

type TopicWindowProps = {
  window: Window
  topics: readonly Topic[]
  changes: TopicChanges
  onMove: TopicChanges['sendMove']
  onClose: (window: null) => void
}

function TopicWindow({ window: { kind, topic }, topics, changes, onMove, onClose }: TopicWindowProps) {
  const close = () => onClose(null)
  switch (kind) {
    case 'edit':
      return <EditTopic topic={topic} parentId={topic.parent_id} onClose={close} />
    case 'names':
      return <TopicNames topic={topic} onClose={close} />
    case 'add':
      return <EditTopic topic={null} parentId={topic.id} onClose={close} />
    case 'move':
      return <MoveTopic topic={topic} topics={topics} onMove={(place) => onMove(topic, place)} onClose={close} />
    case 'empty':
      return <EmptyTopic topic={topic} onClose={close} />
    case 'delete':
      return <DeleteTopic topic={topic} topics={topics} onDelete={() => changes.remove(topic)} onClose={close} />
  }
}
