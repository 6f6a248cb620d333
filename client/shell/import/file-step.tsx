import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { HubProblem } from '../../api/hub-problem.ts'
import { problemWords } from '../../api/problems.ts'
import { useChange } from '../../api/use-change.ts'
import { useUploadThen } from '../../api/use-upload.ts'
import { ChooseFiles } from '../../ui/file/choose-files.tsx'
import { DropAnywhere } from '../../ui/file/drop-anywhere.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { ProgressLine } from '../../ui/content/progress-line.tsx'
import classes from './import.module.css'

type ImportFileStepProps = {
  /** What stands in the file. */
  sentence: string
  onFile: (fileId: string) => void
}

/** Chooses the file; the hub reads it before the next step. */
export function ImportFileStep({ sentence, onFile }: ImportFileStepProps) {
  const { t } = useLingui()
  const [share, setShare] = useState(0)
  const { send, isPending, error } = useChange(() => useUploadThen(({ id }) => onFile(id)))
  const begin = ([file]: File[]) => {
    if (!file) return
    setShare(0)
    const onSent = (bytes: number) => setShare(bytes / file.size)
    void send({ file, purpose: { type: 'userImport' }, isPatient: true, onSent })
  }
  const refusal = error === null ? null : problemWords(error)
  return (
    <Panel title={t`Which file?`} sentence={sentence}>
      <div className={classes.buttons}>
        <ChooseFiles onFiles={begin} accept=".csv,.xlsx" disabled={isPending}>
          <Trans>Choose a file…</Trans>
        </ChooseFiles>
      </div>
      {!isPending && (
        <DropAnywhere onFiles={begin}>
          <Trans>Let go to import the file</Trans>
        </DropAnywhere>
      )}
      {isPending && <ProgressLine rate={share} label={t`Upload of the file`} />}
      {isPending && share === 1 && <p className={classes.quiet} role="status">{t`The hub reads it`}</p>}
      {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
      {/* What the hub says of a file stands in English. */}
      {isOfFile(error) && <p lang="en">{error.detail}</p>}
    </Panel>
  )
}

function isOfFile(error: unknown): error is HubProblem {
  return error instanceof HubProblem && error.code === 'file-invalid'
}
