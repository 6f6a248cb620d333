import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { QueryProblem } from '../shell/query-state.tsx'
import type { Answer } from '../ui/answer.ts'
import panelClasses from '../ui/page/panel.module.css'
import classes from './profile.module.css'

/** Grey shapes of the forms that are to come: of the picture, the name and the e-mail address. */
export function ProfileSkeleton() {
  return [1, 2, 1].map((count, index) => (
    <div key={index} className={panelClasses.section} data-skeleton="form" aria-hidden>
      <Skeleton height={20} width="30%" />
      <Fields count={count} />
      <Skeleton height={36} width={140} />
    </div>
  ))
}

type PartStateProps = {
  query: Answer<unknown>
  /** As many as there are, or usually are. */
  count: number
}

/** What stands in a part of the page until its choices are there: their shape, or why they do not come. */
export function ChoicesState({ query, count }: PartStateProps) {
  const { t } = useLingui()
  if (query.data) return null
  if (query.error) return <QueryProblem query={query} />
  return (
    <div className={classes.choices} role="status" aria-label={t`Loading`} data-skeleton="form">
      <Fields count={count} />
    </div>
  )
}

/** The same, of a field with a description and a button. */
export function FieldState({ query }: Pick<PartStateProps, 'query'>) {
  const { t } = useLingui()
  if (query.data) return null
  if (query.error) return <QueryProblem query={query} />
  return (
    <div role="status" aria-label={t`Loading`} data-skeleton="form">
      <Skeleton height={14} width={120} mt={8} mb={6} />
      <Skeleton height={14} maw={400} mb={6} />
      <Skeleton height={36} maw={560} mb={16} />
      <Skeleton height={36} width={140} />
    </div>
  )
}

/** The same, of a list of two lines each. */
export function EntriesState({ query, count }: PartStateProps) {
  const { t } = useLingui()
  if (query.data) return null
  if (query.error) return <QueryProblem query={query} />
  return (
    <div className={classes.list} role="status" aria-label={t`Loading`} data-skeleton="rows">
      {Array.from({ length: count }, (_, entry) => (
        <div key={entry} className={classes.entry}>
          <div className={classes.entryWords}>
            <Skeleton height={16} width="60%" my={4} />
            <Skeleton height={14} width="40%" my={3} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Fields({ count }: { count: number }) {
  return Array.from({ length: count }, (_, field) => (
    <div key={field}>
      <Skeleton height={14} width={120} mb={6} />
      <Skeleton height={36} />
    </div>
  ))
}
