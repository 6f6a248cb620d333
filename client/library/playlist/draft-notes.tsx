import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { HubProblem } from '../../api/hub-problem.ts'
import { problemWords } from '../../api/problems.ts'
import { formatTime } from '../../i18n/format-past.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { KeptDraft } from './contents-draft.ts'
import classes from '../library.module.css'

type FoundDraftProps = {
  draft: KeptDraft
  /** Whether learners see the playlist. */
  isPublished: boolean
  onGoOn: () => void
  onDiscard: () => void
}

/** That what is on the screen was not saved the last time, and what is missing of it since. */
export function FoundDraft({ draft: { savedTime, missing }, isPublished, onGoOn, onDiscard }: FoundDraftProps) {
  const { t } = useLingui()
  const moment = useFormat().dateTime(savedTime)
  return (
    <div className={classes.notes} role="status">
      <p>
        <Trans>Your draft of {moment} is not saved yet.</Trans>
        {isPublished && (
          <>
            {' '}
            <Trans>Learners see the old contents.</Trans>
          </>
        )}
      </p>
      {missing.length > 0 && (
        <>
          <p>
            <Trans>This was deleted since, or you may no longer use it. It is left out:</Trans>
          </p>
          <ul aria-label={t`Left out of the draft`}>
            {missing.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.buttons}>
        <Button onClick={onGoOn}>
          <Trans>Go on</Trans>
        </Button>
        <Button variant="default" onClick={onDiscard}>
          <Trans>Discard draft</Trans>
        </Button>
      </div>
    </div>
  )
}

type OtherWindowProps = { onShow: () => void; onKeep: () => void }

/** That the same person went on in another window, so that one of the two has to be chosen. */
export function OtherWindow({ onShow, onKeep }: OtherWindowProps) {
  return (
    <div className={classes.notes} role="alert">
      <p>
        <Trans>You went on with this playlist in another window. What you changed here is not in your draft.</Trans>
      </p>
      <div className={classes.buttons}>
        <Button onClick={onShow}>
          <Trans>Show the other</Trans>
        </Button>
        <Button variant="default" onClick={onKeep}>
          <Trans>Keep this one</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Whether the draft was changed, discarded or saved in another window of the same person. */
export const isOfOtherWindow = (failure: unknown) =>
  failure instanceof HubProblem && failure.code === 'version-mismatch'

type DraftStateProps = {
  /** Null where it is not saved yet. */
  savedTime: string | null
  failure: unknown
}

/** Whether what is not saved is kept as a draft. */
export function DraftState({ savedTime, failure }: DraftStateProps) {
  const format = useFormat()
  if (savedTime) {
    const moment = isToday(savedTime) ? formatTime(savedTime, activeTag()) : format.dateTime(savedTime)
    return <Trans>Draft saved {moment}</Trans>
  }
  if (!failure || isOfOtherWindow(failure)) return <Trans>Not saved yet</Trans>
  const reason = problemWords(failure).text
  return <Trans>The draft is not saved. {reason}</Trans>
}

const isToday = (iso: string) => new Date(iso).toDateString() === new Date().toDateString()
