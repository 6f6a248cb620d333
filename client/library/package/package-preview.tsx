import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import * as access from '../../../generated/access.ts'
import { getAssetPackageTrial } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { PackageTrialLaunch } from '../../../generated/client/model/packageTrialLaunch.ts'
import { can } from '../../api/can.ts'
import { problemWords } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { CourseFrame } from '../../ui/course/course-frame.tsx'
import { usePlayerLabels } from '../../ui/course/use-player-labels.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { notify } from '../../ui/notices/notices-store.ts'
import libraryClasses from '../library.module.css'
import classes from './package.module.css'

type Course = NonNullable<PackageTrialLaunch['course']>

/** After this long the hub serves no more of what was opened to look at. */
const PREVIEW_MS = 10 * 60_000
const BEGINNING = { sequence: 0, currentActivityId: null, activities: [] }

/** Plays a course of SCORM from its beginning, as learners get it, and keeps nothing: its pages are told that somebody browses. */
export function PackagePreview({ assetId }: { assetId: string }) {
  const mayLook = can(useSession(), access.getAssetPackageTrial)
  const [course, setCourse] = useState<Course | null>(null)
  const begin = () =>
    void getAssetPackageTrial(assetId).then(
      (found) => setCourse(found.course),
      (error: unknown) => notify(problemWords(error).text, 'problem'),
    )
  if (!mayLook) return null
  return (
    <section className={libraryClasses.bench} aria-labelledby="package-preview">
      <h3 id="package-preview" className={classes.title}>
        <Trans>Preview</Trans>
      </h3>
      <p className={libraryClasses.none}>
        <Trans>Look through the course as learners get it, for ten minutes at a time. Nothing of it is kept.</Trans>
      </p>
      {course && <Playing course={course} onEnd={() => setCourse(null)} />}
      <div className={libraryClasses.buttons}>
        {course ? (
          <Button variant="default" onClick={() => setCourse(null)}>
            <Trans>End the preview</Trans>
          </Button>
        ) : (
          <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={begin}>
            <Trans>Preview the course</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}

function Playing({ course, onEnd }: { course: Course; onEnd: () => void }) {
  const { t } = useLingui()
  const { user } = useSession()
  const labels = usePlayerLabels()
  const end = useEffectEvent(() => {
    notify(t`The preview is over.`)
    onEnd()
  })
  useEffect(() => {
    const timer = setTimeout(end, PREVIEW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.preview}>
      <CourseFrame
        playerUrl={course.playerUrl}
        contentOrigin={course.contentOrigin}
        course={course}
        attempt={{ ...BEGINNING, id: 'preview', number: 1, launchId: 'preview' }}
        learner={{ id: 'preview', name: `${user.last_name}, ${user.first_name}` }}
        locale={activeTag()}
        mode="browse"
        mustPass={false}
        labels={labels}
        onSave={async () => undefined}
        onLaunch={async () => null}
        onAsk={async () => null}
        onExit={onEnd}
      />
    </div>
  )
}
