import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ImportDone } from '../shell/import/done-step.tsx'
import { ImportFileStep } from '../shell/import/file-step.tsx'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { Page } from '../ui/page/page.tsx'
import { Steps } from '../ui/wizard/steps.tsx'
import { CompletionsPreviewStep } from './completions-preview-step.tsx'
import classes from './users.module.css'

/** Importing past completions: the file, what it would record, and that it has begun. Nothing happens before the last. */
export function CompletionsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [fileId, setFileId] = useState<string | null>(null)
  const [jobId, setJobId] = useState<string | null>(null)
  const again = () => {
    for (const clear of [setFileId, setJobId]) clear(null)
    void navigate({ to: '.', search: {}, replace: true })
  }
  return (
    <Page
      title={t`Import past completions`}
      sentence={t`Records who completed what before the hub knew of it. You see all of it before anything happens.`}
      crumbs={
        <Crumbs>
          <Link to="/manage/people">{t`People`}</Link>
        </Crumbs>
      }
    >
      <div className={classes.sections}>
        <Steps labels={[t`File`, t`Review`, t`Import`]} current={jobId ? 2 : fileId ? 1 : 0} />
        {!fileId && (
          <ImportFileStep
            sentence={t`A table as CSV or Excel (xlsx) with up to 100,000 rows, whose first row names the columns: the e-mail address or the employee number, the name or the id of the content, and the date.`}
            onFile={setFileId}
          />
        )}
        {fileId && !jobId && <CompletionsPreviewStep fileId={fileId} onBack={again} onBegun={setJobId} />}
        {jobId && <ImportDone jobId={jobId} onAgain={again} see={t`See what becomes of each person`} />}
      </div>
      <p className={classes.quiet}>
        <Trans>A completion is evidence: once it is recorded, nothing takes it back.</Trans>
      </p>
    </Page>
  )
}
