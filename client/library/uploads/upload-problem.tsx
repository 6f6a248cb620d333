import { useLingui } from '@lingui/react/macro'
import { FileRefusal } from '../../api/file-refusal.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { problemWords } from '../../api/problems.ts'
import { FileSentence } from './file-sentence.tsx'
import { announcementWords, refusalWords } from './file-words.ts'
import classes from './uploads.module.css'

/** Why a file was not taken: what is wrong in a few words, and what the hub says of this file. */
export function UploadProblem({ error }: { error: unknown }) {
  const { t } = useLingui()
  const { title, text } = problemWords(error)
  if (error instanceof HubProblem && error.code === 'empty-file')
    return <p className={classes.problem}>{t`It is empty, or a folder. Choose a file, or pack the folder as a zip.`}</p>
  if (error instanceof HubProblem && error.code === 'sent-elsewhere')
    return <p className={classes.problem}>{t`This file is on its way already, perhaps in another window.`}</p>
  return (
    <div className={classes.problem}>
      <strong>{title}.</strong> <Reason error={error} otherwise={text} />
    </div>
  )
}

/** Where it is about more than the file, the client has better words than the hub. */
function Reason({ error, otherwise }: { error: unknown; otherwise: string }) {
  if (error instanceof FileRefusal) {
    const { reason, detail } = error
    return <FileSentence words={reason && refusalWords[reason]} detail={detail} />
  }
  if (!(error instanceof HubProblem) || !error.detail || error.status < 400 || error.status >= 429) return otherwise
  return <FileSentence words={announcementWords[error.code] ?? null} detail={error.detail} />
}
