import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCloudCheck, IconMaximize, IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import type { AttemptSnapshot } from '../player/bridge.ts'
import { saveAttempt } from '../api/keepalive.ts'
import { useSession } from '../api/session.ts'
import { activeTag } from '../i18n/i18n.ts'
import { CourseFrame } from './course/course-frame.tsx'
import type { SaveState } from './course/save-queue.ts'
import classes from './stage.module.css'
import { usePlayerLabels } from './use-player-labels.ts'
import { useReportedStatus } from './use-status.ts'

/** A course in its player, with a word on whether what it reported is kept. */
export function CourseStage({ asset, launch, onExit }: { asset: Asset; launch: AssetLaunch; onExit: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const { user } = useSession()
  const labels = usePlayerLabels()
  const takeOver = useReportedStatus(asset, 'updateMyAssetAttempt')
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const { course, attempt } = launch
  if (!course || !attempt) throw new Error('A course was launched without its attempt')
  const save = async (snapshot: AttemptSnapshot, { keepalive }: { keepalive: boolean }) => {
    const { userContentStatus } = await saveAttempt(asset.id, attempt.id, snapshot, keepalive)
    takeOver(userContentStatus)
  }
  return (
    <div>
      <div ref={stage} className={classes.course}>
        <CourseFrame
          playerUrl={course.playerUrl}
          contentOrigin={course.contentOrigin}
          course={course}
          attempt={attempt}
          learner={{ id: user.id, name: `${user.last_name}, ${user.first_name}` }}
          locale={activeTag()}
          mode="normal"
          labels={labels}
          onSave={save}
          onExit={onExit}
          onSaveState={setSaveState}
        />
      </div>
      <div className={classes.bar}>
        <SaveNote state={saveState} />
        <Button
          variant="subtle"
          onClick={() => void stage.current?.requestFullscreen()}
          leftSection={<IconMaximize size={18} aria-hidden />}
        >
          <Trans>Full screen</Trans>
        </Button>
      </div>
    </div>
  )
}

function SaveNote({ state }: { state: SaveState }) {
  const { t } = useLingui()
  const { icon: Icon, words } = {
    saved: { icon: IconCloudCheck, words: t`Your progress is saved` },
    saving: { icon: IconRefresh, words: t`Saving your progress` },
    'not-saved': {
      icon: IconAlertTriangle,
      words: t`Your progress is not saved yet. Keep this page open: the hub tries again.`,
    },
  }[state]
  return (
    <p className={classes.saveState} data-state={state} role="status">
      <Icon size={18} aria-hidden />
      {words}
    </p>
  )
}
