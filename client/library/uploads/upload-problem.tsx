import { useLingui } from '@lingui/react/macro'
import { HubProblem } from '../../api/hub-problem.ts'
import { problemWords } from '../../api/problems.ts'
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
    <p className={classes.problem}>
      <strong>{title}.</strong> <HubSentence error={error} otherwise={text} />
    </p>
  )
}

/** What the hub says of a file stands in English; where it is about more than the file, the client has better words. */
function HubSentence({ error, otherwise }: { error: unknown; otherwise: string }) {
  const isOfFile = error instanceof HubProblem && error.detail && error.status >= 400 && error.status < 429
  return isOfFile ? <span lang="en">{error.detail}</span> : otherwise
}
