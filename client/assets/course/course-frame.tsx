import { useEffect, useEffectEvent, useRef } from 'react'
import {
  parsePlayerMessage,
  type Attempt,
  type AttemptSnapshot,
  type Course,
  type CourseMode,
  type HubMessage,
  type Labels,
  type Learner,
} from '../../player/bridge.ts'
import styles from './course-frame.module.css'
import { createSaveQueue, type SaveState } from './save-queue.ts'
import { watchPage } from './watch-page.ts'

type CourseFrameProps = {
  /** `{contentOrigin}/player/{token}`. Another URL starts the course anew. */
  playerUrl: string
  /** Exact origin of the player, such as "https://content.example.org". */
  contentOrigin: string
  course: Course
  /** Where the learner stands at the start; what the player reports later goes to `onSave`. */
  attempt: Attempt
  learner: Learner
  locale: string
  mode: CourseMode
  labels: Labels
  /** Keeps a snapshot; rejects when it is not kept. A sequence may come twice. */
  onSave: (snapshot: AttemptSnapshot, options: { keepalive: boolean }) => Promise<void>
  onExit: () => void
  onSaveState?: (state: SaveState) => void
}

// Never allow-top-navigation: a package must not be able to lead the hub's own page away.
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

/** Shows a course in the player of the content origin and keeps what it reports. */
export function CourseFrame(props: CourseFrameProps) {
  const { playerUrl, contentOrigin, course } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const save = useEffectEvent(props.onSave)
  const exit = useEffectEvent(props.onExit)
  const tellState = useEffectEvent((state: SaveState) => props.onSaveState?.(state))
  const startMessage = useEffectEvent((latest: AttemptSnapshot | null): HubMessage => {
    const { attempt, learner, locale, mode, labels } = props
    return { type: 'start', course, attempt: { ...attempt, ...latest }, learner, locale, mode, labels }
  })

  useEffect(() => {
    let latest: AttemptSnapshot | null = null
    const post = (message: HubMessage) => frame.current?.contentWindow?.postMessage(message, contentOrigin)
    const queue = createSaveQueue({
      save,
      onState: tellState,
      onSaved: (sequence) => post({ type: 'saved', sequence }),
    })

    function receive(event: MessageEvent<unknown>): void {
      if (event.origin !== contentOrigin || event.source !== frame.current?.contentWindow) return
      const message = parsePlayerMessage(event.data)
      // A player that was reloaded says ready again and goes on from what it reported last.
      if (message?.type === 'ready') post(startMessage(latest))
      if (message?.type === 'exit') exit()
      if (message?.type === 'save') {
        latest = message.snapshot
        queue.push(latest)
      }
    }

    window.addEventListener('message', receive)
    const unwatch = watchPage(queue)
    return () => {
      window.removeEventListener('message', receive)
      unwatch()
      queue.detach()
      queue.flush()
    }
  }, [playerUrl, contentOrigin])

  return (
    <iframe
      key={playerUrl}
      ref={frame}
      className={styles.frame}
      src={playerUrl}
      title={course.title}
      sandbox={sandbox}
      allow="autoplay; fullscreen"
    />
  )
}
