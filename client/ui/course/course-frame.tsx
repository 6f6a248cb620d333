import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'
import {
  parsePlayerMessage,
  type Attempt,
  type AttemptSnapshot,
  type AttemptState,
  type Course,
  type CourseMode,
  type HubMessage,
  type Labels,
  type Learner,
  type OpenedActivity,
} from '../../player/bridge.ts'
import styles from './course-frame.module.css'
import { createSaveQueue, type SaveState } from './save-queue.ts'
import { watchPage } from './watch-page.ts'

export type CourseHandle = {
  /** Lets the course say its last and waits until that is saved, some seconds at most. */
  close: () => Promise<void>
}

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
  mustPass: boolean
  labels: Labels
  /** Stores a snapshot; rejects when it is not stored. A sequence may come twice. */
  onSave: (snapshot: AttemptSnapshot, options: { keepalive: boolean }) => Promise<void>
  /** Keeps what could not be stored in this browser; null once it is stored. */
  onKeep?: (snapshot: AttemptSnapshot | null) => void
  /** Whether a save failed because another window goes on with the course. */
  isElsewhere?: (error: unknown) => boolean
  onExit: () => void
  /** Opens an activity that reports by statements; null where the hub cannot. */
  onLaunch: (activityId: string) => Promise<OpenedActivity | null>
  /** How far the attempt is; null where the hub cannot say. */
  onAsk: () => Promise<AttemptState | null>
  onSaveState?: (state: SaveState) => void
  handle?: Ref<CourseHandle>
}

// Never allow-top-navigation: a package must not be able to lead the hub's own page away.
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'
const closeLimitMs = 6000

/** Shows a course in the player of the content origin and keeps what it reports. */
export function CourseFrame(props: CourseFrameProps) {
  const { playerUrl, contentOrigin, course } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const close = useRef<() => Promise<void>>(async () => undefined)
  const save = useEffectEvent(props.onSave)
  const exit = useEffectEvent(props.onExit)
  const launch = useEffectEvent(props.onLaunch)
  const ask = useEffectEvent(props.onAsk)
  const keep = useEffectEvent((snapshot: AttemptSnapshot | null) => props.onKeep?.(snapshot))
  const isElsewhere = useEffectEvent((error: unknown) => props.isElsewhere?.(error) === true)
  const tellState = useEffectEvent((state: SaveState) => props.onSaveState?.(state))
  const startMessage = useEffectEvent((latest: AttemptSnapshot): HubMessage => {
    const { attempt, learner, locale, mode, mustPass, labels } = props
    return { type: 'start', course, attempt: { ...attempt, ...latest }, learner, locale, mode, mustPass, labels }
  })
  const firstSnapshot = useEffectEvent((): AttemptSnapshot => props.attempt)
  useImperativeHandle(props.handle, () => ({ close: () => close.current() }), [])

  useEffect(() => {
    let latest = firstSnapshot()
    let saveState: SaveState = 'saved'
    let isClosed = false
    let settled: (() => void) | null = null
    const post = (message: HubMessage) => frame.current?.contentWindow?.postMessage(message, contentOrigin)
    const queue = createSaveQueue({
      save,
      keep,
      isElsewhere,
      onSaved: (sequence) => post({ type: 'saved', sequence }),
      onState(state) {
        saveState = state
        if (state !== 'saving') post({ type: 'failing', isFailing: state === 'not-saved' })
        tellState(state)
        settle()
      },
    })

    function settle(): void {
      if (isClosed && saveState !== 'saving') settled?.()
    }

    close.current = () =>
      new Promise((resolve) => {
        settled = resolve
        setTimeout(resolve, closeLimitMs)
        post({ type: 'close' })
      })

    async function answerLaunch({ question, activityId }: { question: number; activityId: string }): Promise<void> {
      post({ type: 'launched', question, answer: await launch(activityId) })
    }

    async function answerState({ question }: { question: number }): Promise<void> {
      post({ type: 'state', question, answer: await ask() })
    }

    function receive(event: MessageEvent<unknown>): void {
      if (event.origin !== contentOrigin || event.source !== frame.current?.contentWindow) return
      const message = parsePlayerMessage(event.data)
      // A player that was reloaded says ready again and goes on from what it reported last.
      if (message?.type === 'ready') post(startMessage(latest))
      if (message?.type === 'exit') exit()
      if (message?.type === 'launch') void answerLaunch(message)
      if (message?.type === 'state') void answerState(message)
      if (message?.type === 'closed') {
        isClosed = true
        settle()
      }
      if (message?.type === 'save') {
        latest = mergedWith(latest, message.snapshot)
        queue.push(message.snapshot)
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

/** What the server has once a snapshot is stored, which brings what has changed. */
function mergedWith(before: AttemptSnapshot, snapshot: AttemptSnapshot): AttemptSnapshot {
  return {
    ...snapshot,
    activities: latestOf([...before.activities, ...snapshot.activities], ({ activityId }) => activityId),
    shared: latestOf([...(before.shared ?? []), ...(snapshot.shared ?? [])], ({ kind, id }) => `${kind} ${id}`),
  }
}

function latestOf<T>(all: T[], nameOf: (each: T) => string): T[] {
  return [...new Map(all.map((each) => [nameOf(each), each])).values()]
}
