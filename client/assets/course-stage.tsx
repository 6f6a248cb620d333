import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { IconAlertTriangle, IconCloudCheck, IconMaximize, IconRefresh, IconWindow } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import {
  getLaunchMyAssetMutationKey,
  getMyAssetAttempt,
  launchMyAssetActivity,
} from '../../generated/client/assets/assets.ts'
import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import type { AttemptSnapshot } from '../player/bridge.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { saveAttempt } from '../api/keepalive.ts'
import { keepWork } from '../api/kept-work.ts'
import { useSession } from '../api/session.ts'
import { beforeLeaving } from '../ui/before-leaving.ts'
import { isDone } from '../ui/content/is-done.ts'
import { MyAttempts, StartAgain } from './course/attempts.tsx'
import { CourseFrame, type CourseHandle } from './course/course-frame.tsx'
import { useCourseLearner } from './course/use-course-learner.ts'
import type { SaveState } from './course/save-queue.ts'
import classes from './stage.module.css'
import { useReportedStatus } from './use-status.ts'

/** A course in its player, with a word on whether what it reported is kept. */
export function CourseStage({ asset, launch, onExit }: { asset: Asset; launch: AssetLaunch; onExit: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<CourseHandle>(null)
  const { user } = useSession()
  const learner = useCourseLearner()
  const takeOver = useReportedStatus(asset, 'updateMyAssetAttempt')
  const [saveState, setSaveState] = useState<SaveState>('saved')
  useProperClosing(asset.id, frame)
  const { course, attempt } = launch
  if (!course || !attempt) throw new Error('A course was launched without its attempt')
  const save = async (snapshot: AttemptSnapshot, { keepalive }: { keepalive: boolean }) => {
    const { userContentStatus } = await saveAttempt(asset.id, attempt.id, snapshot, keepalive)
    takeOver(userContentStatus)
  }
  const launchActivity = async (activityId: string) => {
    try {
      const { url, returnUrl } = await launchMyAssetActivity(asset.id, attempt.id, {
        launchId: attempt.launchId,
        activityId,
      })
      return { url, returnUrl }
    } catch (error) {
      if (isElsewhere(error)) setSaveState('elsewhere')
      return null
    }
  }
  const askForState = async () => {
    try {
      const { activities, openActivityId, status, userContentStatus } = await getMyAssetAttempt(asset.id, attempt.id)
      takeOver(userContentStatus)
      return { activities, openActivityId, isFinished: status === 'completed' || status === 'passed' }
    } catch {
      // Asked again in a moment.
      return null
    }
  }
  const keep = (patch: AttemptSnapshot | null) =>
    keepWork(attempt.launchId, patch && { userId: user.id, assetId: asset.id, attemptId: attempt.id, patch })
  if (saveState === 'elsewhere' || saveState === 'elsewhere-unsaved')
    return <ElsewhereNote isUnsaved={saveState === 'elsewhere-unsaved'} />
  return (
    <div>
      <div ref={stage} className={classes.course}>
        <CourseFrame
          handle={frame}
          playerUrl={course.playerUrl}
          contentOrigin={course.contentOrigin}
          course={course}
          attempt={attempt}
          {...learner}
          mode="normal"
          mustPass={asset.scormSettings?.completeWhen === 'passed' && !isDone(asset)}
          onSave={save}
          onKeep={keep}
          onLaunch={launchActivity}
          onAsk={askForState}
          isElsewhere={isElsewhere}
          onExit={onExit}
          onSaveState={setSaveState}
        />
      </div>
      <div className={classes.bar}>
        <SaveNote state={saveState} />
        <span className={classes.choices}>
          <StartAgain asset={asset} onLeave={() => frame.current?.close()} />
          <Button
            variant="subtle"
            onClick={() => void stage.current?.requestFullscreen()}
            leftSection={<IconMaximize size={18} aria-hidden />}
          >
            <Trans>Full screen</Trans>
          </Button>
        </span>
      </div>
      <MyAttempts asset={asset} />
    </div>
  )
}

/** Much content says what it has to say only as it is left: another page of the hub waits for that, and so does the end of the session. */
function useProperClosing(assetId: string, frame: React.RefObject<CourseHandle | null>): void {
  useEffect(() => beforeLeaving(async () => frame.current?.close()), [frame])
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      if (!next.pathname.includes(assetId)) await frame.current?.close()
      return false
    },
  })
}

function isElsewhere(error: unknown): boolean {
  return error instanceof HubProblem && error.code === 'open-elsewhere'
}

function ElsewhereNote({ isUnsaved }: { isUnsaved: boolean }) {
  const client = useQueryClient()
  const goOn = () => void client.resetQueries({ queryKey: getLaunchMyAssetMutationKey() })
  return (
    <div className={classes.elsewhere} role="status">
      <IconWindow size={32} aria-hidden />
      <p>
        <Trans>You opened this course in another window, and it goes on there.</Trans>
      </p>
      {isUnsaved && (
        <p>
          <Trans>What you did last in this window does not count. An admin can look up what it was.</Trans>
        </p>
      )}
      <Button onClick={goOn}>
        <Trans>Continue here</Trans>
      </Button>
    </div>
  )
}

function SaveNote({ state }: { state: Exclude<SaveState, 'elsewhere' | 'elsewhere-unsaved'> }) {
  const { t } = useLingui()
  const { icon: Icon, words } = {
    saved: { icon: IconCloudCheck, words: t`Your progress is saved` },
    saving: { icon: IconRefresh, words: t`Saving your progress` },
    'not-saved': {
      icon: IconAlertTriangle,
      words: t`Your progress is not saved in the hub yet. It is kept in this browser, and the hub tries again.`,
    },
  }[state]
  return (
    <p className={classes.saveState} data-state={state} role="status">
      <Icon size={18} aria-hidden />
      {words}
    </p>
  )
}
