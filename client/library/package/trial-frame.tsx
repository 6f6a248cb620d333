import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PackageTrialLaunch } from '../../../generated/client/model/packageTrialLaunch.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { parsePlayerMessage, type HubMessage, type Labels, type SessionEntry } from '../../player/bridge.ts'
import classes from './package.module.css'
import type { TriedPage } from './trial-report.ts'

/** How long a page is looked at, how long it may take to come up, and to say its last. */
const LOOK_MS = 3000
const COME_MS = 10_000
const LAST_MS = 2000

/** Nobody reads the player of a trial. */
const NO_LABELS: Labels = {
  contents: '',
  next: '',
  previous: '',
  done: '',
  passed: '',
  failed: '',
  opened: '',
  notStarted: '',
  finished: '',
  close: '',
  loading: '',
  problem: '',
  blocked: '',
  left: '',
  ownWindow: '',
  openWindow: '',
  windowOpen: '',
  windowBlocked: '',
  closed: '',
  openAgain: '',
}

type TrialFrameProps = {
  launch: PackageTrialLaunch
  page: PackageTrialLaunch['pages'][number]
  onDone: (tried: TriedPage) => void
}

/** Plays one page of a package for some seconds, as a learner's window would, and keeps nothing of it. */
export function TrialFrame({ launch, page, onDone }: TrialFrameProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const { playerUrl, contentOrigin } = launch
  const startMessage = useEffectEvent(() => startOf(launch, page, t`Trial run`))
  const done = useEffectEvent(onDone)

  useEffect(() => {
    const entries = new Map<number, SessionEntry>()
    let isOpened = false
    const post = (message: HubMessage) => frame.current?.contentWindow?.postMessage(message, contentOrigin)
    const end = () => done({ isOpened, entries: [...entries.values()] })
    let timer = setTimeout(end, COME_MS)
    const next = (task: () => void, milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(task, milliseconds)
    }
    const close = () => {
      post({ type: 'close' })
      next(end, LAST_MS)
    }

    function receive(event: MessageEvent<unknown>): void {
      if (event.origin !== contentOrigin || event.source !== frame.current?.contentWindow) return
      const message = parsePlayerMessage(event.data)
      if (message?.type === 'ready' && !isOpened) {
        post(startMessage())
        isOpened = true
        next(close, LOOK_MS)
      }
      if (message?.type === 'save') {
        for (const entry of message.snapshot.entries ?? []) entries.set(entry.number, entry)
        post({ type: 'saved', sequence: message.snapshot.sequence })
      }
      if (message?.type === 'closed') end()
    }

    window.addEventListener('message', receive)
    return () => {
      window.removeEventListener('message', receive)
      clearTimeout(timer)
    }
  }, [playerUrl, contentOrigin])

  return (
    <div className={classes.trial} inert aria-hidden>
      {/* No sounds, no windows and no questions: nobody watches. */}
      <iframe ref={frame} src={playerUrl} title={page.title} sandbox="allow-scripts allow-same-origin allow-forms" />
    </div>
  )
}

/** @param name of the learner that the page is told */
function startOf({ title, version }: PackageTrialLaunch, page: TrialFrameProps['page'], name: string): HubMessage {
  const { id, url, isSco, launchData } = page
  const activity = {
    id,
    title: page.title,
    url,
    isSco,
    launchData,
    parentId: null,
    isVisible: true,
    masteryScore: null,
    scaledPassingScore: null,
    completionThreshold: null,
    maxTimeAllowed: null,
    timeLimitAction: null,
    prerequisites: null,
    hasOwnWindow: false,
    moveOn: null,
  }
  return {
    type: 'start',
    course: { version: version ?? '1.2', title, activities: [activity], sequencing: null },
    attempt: { id: 'trial', number: 1, launchId: 'trial', sequence: 0, currentActivityId: null, activities: [] },
    learner: { id: 'trial', name },
    locale: activeTag(),
    mode: 'normal',
    mustPass: false,
    labels: NO_LABELS,
  }
}
