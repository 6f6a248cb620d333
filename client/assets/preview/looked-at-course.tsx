import type { AssetLaunch } from '../../../generated/client/model/assetLaunch.ts'
import { useSession } from '../../api/session.ts'
import { activeTag } from '../../i18n/i18n.ts'
import type { AttemptState } from '../../player/bridge.ts'
import { CourseFrame } from '../course/course-frame.tsx'
import classes from '../stage.module.css'
import { usePlayerLabels } from '../use-player-labels.ts'

/** What a course that reports by statements is told of how far it is: nobody keeps its statements. */
const NOTHING_DONE: AttemptState = { activities: [], openActivityId: null, isFinished: false }
const keepNothing = async () => undefined
const sayNothing = async () => NOTHING_DONE

/** A course in its player as a learner opens it for the first time. What it reports ends here. */
export function LookedAtCourse({ launch: { course, attempt }, onExit }: { launch: AssetLaunch; onExit: () => void }) {
  const { user } = useSession()
  const labels = usePlayerLabels()
  if (!course || !attempt) throw new Error('A course was launched without its attempt')
  const { playerUrl, contentOrigin } = course
  // It opens as a plain page: for a look there is no credential.
  const openPlainly = async (activityId: string) => {
    const url = course.activities.find(({ id }) => id === activityId)?.url
    return url ? { url, returnUrl: `${contentOrigin}/returned` } : null
  }
  return (
    <div className={classes.course}>
      <CourseFrame
        playerUrl={playerUrl}
        contentOrigin={contentOrigin}
        course={course}
        attempt={attempt}
        learner={{ id: user.id, name: `${user.last_name}, ${user.first_name}` }}
        locale={activeTag()}
        mode="browse"
        mustPass={false}
        labels={labels}
        onSave={keepNothing}
        onLaunch={openPlainly}
        onAsk={sayNothing}
        onExit={onExit}
      />
    </div>
  )
}
