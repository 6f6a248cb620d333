import type { AssetLaunch } from '../../../generated/client/model/assetLaunch.ts'
import type { AttemptState } from '../../player/bridge.ts'
import { CourseFrame } from '../course/course-frame.tsx'
import { useCourseLearner } from '../course/use-course-learner.ts'
import classes from '../stage.module.css'

/** What a course that reports by statements is told of how far it is: nobody keeps its statements. */
const NOTHING_DONE: AttemptState = { activities: [], openActivityId: null, isFinished: false }
const keepNothing = async () => undefined
const sayNothing = async () => NOTHING_DONE

/** A course in its player as a learner opens it for the first time. What it reports ends here. */
export function LookedAtCourse({ launch: { course, attempt }, onExit }: { launch: AssetLaunch; onExit: () => void }) {
  const learner = useCourseLearner()
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
        {...learner}
        mode="browse"
        mustPass={false}
        onSave={keepNothing}
        onLaunch={openPlainly}
        onAsk={sayNothing}
        onExit={onExit}
      />
    </div>
  )
}
