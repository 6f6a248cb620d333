import { Trans } from '@lingui/react/macro'
import { IconEyeOff, IconLock } from '@tabler/icons-react'
import type { PackageItem } from '../../../generated/client/model/packageItem.ts'
import type { PackageObjective } from '../../../generated/client/model/packageObjective.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Pill } from '../../ui/pill.tsx'
import libraryClasses from '../library.module.css'
import { LongList } from './long-list.tsx'
import { Opened } from './opened.tsx'
import classes from './package.module.css'
import { useItemWords } from './use-item-words.ts'

/** As many as can be read at a glance; of more the groups begin closed. */
const FEW = 30

/** The parts of a course as a tree. */
export function PackageItems({ items }: { items: readonly PackageItem[] }) {
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  const wordsOf = useItemWords((id) => titles.get(id) ?? id)
  const inside = Map.groupBy(items, ({ parentId }) => parentId)
  const isFew = items.length <= FEW

  function branch(parentId: string | null, className: string | undefined) {
    return (
      <LongList entries={inside.get(parentId) ?? []} className={className}>
        {(item) => (
          <li key={item.id}>
            <Opened className={classes.item} isOpen={isFew && inside.has(item.id)} summary={<Summary item={item} />}>
              <About item={item} words={wordsOf(item)} />
              {inside.has(item.id) && branch(item.id, classes.inner)}
            </Opened>
          </li>
        )}
      </LongList>
    )
  }

  return branch(null, classes.tree)
}

function Summary({ item: { title, type, isVisible, prerequisites, rules } }: { item: PackageItem }) {
  const isBound = prerequisites !== null || rules.some(({ action }) => action === 'disabled')
  return (
    <>
      <strong>{title}</strong>
      {type === 'page' && (
        <Pill tone="quiet">
          <Trans>Plain page</Trans>
        </Pill>
      )}
      {isBound && (
        <Pill tone="locked" icon={<IconLock size={14} aria-hidden />}>
          <Trans>Not always open</Trans>
        </Pill>
      )}
      {!isVisible && (
        <Pill tone="quiet" icon={<IconEyeOff size={14} aria-hidden />}>
          <Trans>Hidden</Trans>
        </Pill>
      )}
    </>
  )
}

type AboutProps = { item: PackageItem; words: readonly string[] }

function About({ item: { id, page, activityType, objectives }, words }: AboutProps) {
  return (
    <div className={classes.about}>
      {words.length + objectives.length > 0 && (
        <ul className={classes.words}>
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {objectives.map((objective) => (
            <li key={objective.id}>
              <Objective objective={objective} />
            </li>
          ))}
        </ul>
      )}
      <dl className={libraryClasses.facts}>
        <dt>
          <Trans>Identifier</Trans>
        </dt>
        <dd>
          <code>{id}</code>
        </dd>
        {page !== null && (
          <>
            <dt>
              <Trans>Page</Trans>
            </dt>
            <dd>
              <code>{page}</code>
            </dd>
          </>
        )}
        {activityType !== null && (
          <>
            <dt>
              <Trans>Kind</Trans>
            </dt>
            <dd>
              <code>{activityType}</code>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

function Objective({ objective: { id, title, minimumScore, shared } }: { objective: PackageObjective }) {
  const format = useFormat()
  const [name, score, names] = [title ?? id, format.rate(minimumScore ?? 0), shared.join(', ')]
  return (
    <>
      <Trans>Objective “{name}”</Trans>
      {minimumScore !== null && (
        <>
          {', '}
          <Trans>met from {score}</Trans>
        </>
      )}
      {shared.length > 0 && (
        <>
          {', '}
          <Trans>shared as {names}</Trans>
        </>
      )}
    </>
  )
}
