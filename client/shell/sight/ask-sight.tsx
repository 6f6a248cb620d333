import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FoundList, type Choice } from '../../ui/chooser/found-list.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { SightAnswer } from './sight-answer.tsx'
import classes from './sight.module.css'

interface AskSightProps {
  title: string
  /** Of the field in which the other of the two is looked for. */
  label: string
  placeholder: string
  words: string
  onType: (words: string) => void
  /** Undefined while it is on its way. */
  found: readonly Choice[] | undefined
  /** What is said where nothing was found. */
  none: ReactNode
  chosen: Choice | null
  onChoose: (one: Choice) => void
  /** The question that is asked once something is chosen. */
  question: { contentId: string; userId: string } | null
  onClose: () => void
}

/** Whether somebody sees something: one of the two is known, the other is found here. */
export function AskSight({
  title,
  label,
  placeholder,
  words,
  onType,
  found,
  none,
  chosen,
  onChoose,
  question,
  onClose,
}: AskSightProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.window}>
        <TextInput
          label={label}
          placeholder={placeholder}
          value={words}
          data-autofocus
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {found?.length === 0 && <p>{none}</p>}
        {found && found.length > 0 && (
          <FoundList label={label} found={found} isChosen={({ id }) => id === chosen?.id} onChoose={onChoose} />
        )}
        {question && <SightAnswer key={question.contentId + question.userId} {...question} />}
      </div>
    </Dialog>
  )
}
