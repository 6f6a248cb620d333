import { Button, NativeSelect } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import { Condition } from './condition.tsx'
import {
  faultsOf,
  MAX_CONDITIONS,
  newCondition,
  withCondition,
  type DraftCondition,
  type RulesDraft,
} from './rules-form.ts'
import classes from './teams.module.css'
import { useFaultWords } from './use-fault-words.ts'

type ConditionListProps = {
  draft: RulesDraft
  onChange: (draft: RulesDraft) => void
  /** Whether somebody wanted to save, so that what is missing is said. */
  isTried: boolean
  /** What the hub found wrong, by the key of the condition. */
  refused: ReadonlyMap<string, string>
  /** Buttons beside those that add. */
  children?: ReactNode
}

/** All conditions, and whether all or any of them count. */
export function ConditionList({ draft, onChange, isTried, refused, children }: ConditionListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const { match, conditions } = draft
  const words = useFaultWords()
  const missing = isTried ? [...faultsOf(draft)].map(([key, fault]) => [key, words(fault)] as const) : []
  const faults = new Map([...refused, ...missing])
  const setConditions = (next: DraftCondition[]) => onChange({ ...draft, conditions: next })
  const add = (condition: DraftCondition) => {
    setConditions([...conditions, condition])
    requestAnimationFrame(() => focusLast(list.current))
  }
  const isFull = conditions.length >= MAX_CONDITIONS
  return (
    <div ref={list} className={classes.editor}>
      <NativeSelect
        className={classes.match}
        label={t`A person has to meet`}
        value={match}
        data={[
          { value: 'all', label: t`all of these conditions` },
          { value: 'any', label: t`any of these conditions` },
        ]}
        onChange={(event) => onChange({ ...draft, match: event.currentTarget.value === 'any' ? 'any' : 'all' })}
      />
      <ol className={classes.conditions} aria-label={t`Conditions`}>
        {conditions.map((condition, index) => (
          <li key={condition.key}>
            <Condition
              condition={condition}
              number={String(index + 1)}
              faults={faults}
              onChange={(next) => setConditions(withCondition(conditions, next.key, next))}
              {...(conditions.length > 1 && {
                onRemove: () => setConditions(withCondition(conditions, condition.key, null)),
              })}
            />
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isFull}
          onClick={() => add(newCondition())}
        >
          <Trans>Add a condition</Trans>
        </Button>
        <Button variant="default" disabled={isFull} onClick={() => add(newCondition('group', ''))}>
          <Trans>Add a group</Trans>
        </Button>
        {children}
      </div>
    </div>
  )
}

/** What was added is what is filled in next. */
function focusLast(list: HTMLElement | null): void {
  const rows = list?.querySelectorAll<HTMLElement>(':scope > ol > li')
  rows?.[rows.length - 1]?.querySelector<HTMLElement>('select')?.focus()
}
