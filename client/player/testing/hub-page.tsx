import { createRoot } from 'react-dom/client'
import { CourseFrame } from '../../ui/course/course-frame.tsx'
import type { AttemptSnapshot, StartMessage } from '../bridge.ts'

type Launch = { playerUrl: string; contentOrigin: string; start: StartMessage }

const container = document.querySelector('#root')
const response = await fetch('/launch')
const { playerUrl, contentOrigin, start }: Launch = await response.json()

async function save(snapshot: AttemptSnapshot, { keepalive }: { keepalive: boolean }): Promise<void> {
  const answer = await fetch('/saves', { method: 'POST', body: JSON.stringify(snapshot), keepalive })
  if (!answer.ok) throw new Error(`The test hub answered ${answer.status}`)
}

if (container) {
  const root = createRoot(container)
  const { type: _, ...given } = start
  root.render(
    <CourseFrame
      {...given}
      handle={(handle) => void Object.assign(window, { course: handle })}
      playerUrl={playerUrl}
      contentOrigin={contentOrigin}
      onSave={save}
      onSaveState={(state) => (document.body.dataset.saveState = state)}
      onLaunch={async (activityId) => (await fetch(`/activities?id=${encodeURIComponent(activityId)}`)).json()}
      onAsk={async () => (await fetch('/state')).json()}
      onExit={() => {
        document.body.dataset.exited = 'yes'
        root.unmount()
      }}
    />,
  )
}
