import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ContentImportPreviewCreate } from '../../../generated/client/model/contentImportPreviewCreate.ts'
import { ImportDone } from '../../shell/import/done-step.tsx'
import { ImportFileStep } from '../../shell/import/file-step.tsx'
import { Crumbs } from '../../ui/page/crumbs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Steps } from '../../ui/wizard/steps.tsx'
import classes from './import.module.css'
import { ImportPreviewStep } from './import-preview-step.tsx'
import { LeftOutButton } from './left-out-button.tsx'

/** Importing content: the file, what it would do, and that it has begun. Nothing happens before the last. */
export function ImportPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<ContentImportPreviewCreate | null>(null)
  const [jobId, setJobId] = useState<string | null>(null)
  const again = () => {
    setAsked(null)
    setJobId(null)
    void navigate({ to: '.', search: {}, replace: true })
  }
  return (
    <Page
      title={t`Import content`}
      sentence={t`Adds playlists and links from a table and changes content that is here. You see all of it before anything happens.`}
      crumbs={
        <Crumbs>
          <Link to="/manage/library">{t`Library`}</Link>
        </Crumbs>
      }
    >
      <div className={classes.sections}>
        <Steps labels={[t`File`, t`Review`, t`Import`]} current={jobId ? 2 : asked ? 1 : 0} />
        {!asked && (
          <ImportFileStep
            sentence={t`A table as CSV or Excel (xlsx) with up to 100,000 rows, such as a download of the library as CSV that you edited. Its first row names the columns; one of them has to be id or externalRefId.`}
            onFile={(fileId) => setAsked({ fileId, emptyCells: 'keep' })}
          />
        )}
        {asked && !jobId && <ImportPreviewStep asked={asked} onChange={setAsked} onBack={again} onBegun={setJobId} />}
        {asked && jobId && (
          <ImportDone jobId={jobId} onAgain={again} see={t`See what becomes of each row`}>
            <LeftOutButton asked={asked} />
          </ImportDone>
        )}
      </div>
      <p className={classes.quiet}>
        <Trans>Nothing is deleted by an import. What it did can be undone for 30 days, on the page of its job.</Trans>
      </p>
    </Page>
  )
}
