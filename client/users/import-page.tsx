import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ImportDone } from '../shell/import/done-step.tsx'
import { ImportFileStep } from '../shell/import/file-step.tsx'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { Page } from '../ui/page/page.tsx'
import { Steps } from '../ui/wizard/steps.tsx'
import { ImportColumnsStep } from './import-columns-step.tsx'
import { ImportPreviewStep } from './import-preview-step.tsx'
import { askedFor, type ImportChoice } from './import-choice.ts'
import classes from './users.module.css'

/** Importing people: the file, its columns, what it would do, and that it has begun. Nothing happens before the last. */
export function ImportPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [fileId, setFileId] = useState<string | null>(null)
  const [choice, setChoice] = useState<ImportChoice | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const [jobId, setJobId] = useState<string | null>(null)
  const current = jobId ? 3 : isReviewing ? 2 : fileId ? 1 : 0
  const back = () => {
    setReviewing(false)
    void navigate({ to: '.', search: {}, replace: true })
  }
  const again = () => {
    for (const clear of [setFileId, setChoice, setJobId]) clear(null)
    back()
  }
  return (
    <Page
      title={t`Import people`}
      sentence={t`Adds people from a table and changes those who are here. You see all of it before anything happens.`}
      crumbs={
        <Crumbs>
          <Link to="/manage/people">{t`People`}</Link>
        </Crumbs>
      }
    >
      <div className={classes.sections}>
        <Steps labels={[t`File`, t`Columns`, t`Review`, t`Import`]} current={current} />
        {current === 0 && (
          <ImportFileStep
            sentence={t`A table as CSV or Excel (xlsx) with up to 100,000 rows, whose first row names the columns. One of them has to be the e-mail address.`}
            onFile={setFileId}
          />
        )}
        {current === 1 && (
          <ImportColumnsStep
            fileId={fileId!}
            choice={choice}
            onBack={again}
            onReview={(next) => {
              setChoice(next)
              setReviewing(true)
            }}
          />
        )}
        {current === 2 && <ImportPreviewStep asked={askedFor(fileId!, choice!)} onBack={back} onBegun={setJobId} />}
        {current === 3 && <ImportDone jobId={jobId!} onAgain={again} see={t`See what becomes of each person`} />}
      </div>
      <p className={classes.quiet}>
        <Trans>Nobody is removed by an import, and no rights are given or taken.</Trans>
      </p>
    </Page>
  )
}
