import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { HubProblem } from '../../api/hub-problem.ts'
import { problemWords } from '../../api/problems.ts'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import classes from './cues.module.css'

type SaveProblemProps = { problem: unknown; onTheirs: () => void; onMine: () => void }

/** Codes that say that others were faster: they replaced the file, or made the first one in the language. */
const OVERTAKEN = new Set(['subtitles-replaced', 'subtitle-language-taken'])

/** Why the subtitles are not saved. Where others were faster, one says whose stay; nothing typed is lost before. */
export function SaveProblem({ problem, onTheirs, onMine }: SaveProblemProps) {
  const { t } = useLingui()
  if (!(problem instanceof HubProblem && OVERTAKEN.has(problem.code))) return <ProblemNote {...problemWords(problem)} />
  return (
    <div className={classes.overtaken}>
      <ProblemNote
        title={t`Somebody else changed this meanwhile`}
        text={t`What you changed is still here and not saved. The former subtitles can be restored for 30 days, whoever saved them.`}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onMine}>
          <Trans>Save yours in place of theirs</Trans>
        </Button>
        <Button variant="default" onClick={onTheirs}>
          <Trans>Discard yours and show theirs</Trans>
        </Button>
      </div>
    </div>
  )
}
