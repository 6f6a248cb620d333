import type { ActivityState } from './activity-state.ts'
import type { Course, CourseActivity, Labels } from './bridge.ts'
import { buildContents } from './contents.ts'
import { launchables, neighbour } from './course-plan.ts'
import { element } from './element.ts'
import type { Sequencer } from './sequencer.ts'

export type ChromeEvents = {
  onOpen: (activityId: string) => void
  onStep: (direction: 1 | -1) => void
  onClose: () => void
  /** Whether the rules of the course let an activity be opened now. */
  canOpen: (activityId: string) => boolean
  /** Says whether the learner can go on and back; null where the order of the course does. */
  sequencer: Sequencer | null
}

export type Chrome = {
  /** Where the frame of the package goes. */
  stage: HTMLElement
  update: (current: CourseActivity | null, stateOf: (activityId: string) => ActivityState) => void
  showLoading: () => void
  showPage: () => void
  showNothing: () => void
  /** Between two activities: what can be done now. */
  showLeft: () => void
  /** In place of a page that opens in a window of its own, with a link to that. */
  showWindow: (url: string) => void
  hideWindow: () => void
  showFinished: () => void
  /** The activity has closed itself; it can be opened again. */
  showClosed: (openAgain: () => void) => void
  /** Beside the page, for each window that the browser did not let it open. */
  showBlockedWindow: (retry: () => boolean) => void
  showProblem: () => void
  /** Stays until another page is shown. */
  showBlocked: () => void
}

/** Builds everything around the package: with several activities a toolbar and the table of contents, else only the stage. */
export function buildChrome(root: HTMLElement, course: Course, labels: Labels, events: ChromeEvents): Chrome {
  const status = element('p', { className: 'notice', role: 'status' })
  const finished = buildPanel(labels.finished, buildButton(labels.close, events.onClose))
  const openAgain = buildButton(labels.openAgain)
  const closed = buildPanel(labels.closed, openAgain, buildButton(labels.close, events.onClose, ''))
  const blockedWindow = buildBlockedWindow(labels)
  const ownWindow = buildWindow(labels)
  const stage = element('div', { className: 'stage' })
  const main = element('main', {}, status, finished, closed, blockedWindow.panel, ownWindow.panel, stage)
  const contents = buildContents(course, labels, (activityId) => {
    toolbar.setContents(false)
    events.onOpen(activityId)
  })
  const toolbar = buildToolbar(course, labels, contents.nav, events)
  const hasSeveral = launchables(course).length > 1
  const heading = element('h1', { className: 'hidden-heading' }, course.title)
  root.replaceChildren(heading, ...(hasSeveral ? [toolbar.bar, contents.nav, main] : [main]))
  root.classList.toggle('has-contents', hasSeveral)

  function show(text: string): void {
    status.textContent = text
    finished.hidden = true
    closed.hidden = true
    blockedWindow.hide()
  }

  return {
    stage,
    update(current, stateOf) {
      contents.update(current, stateOf, events.canOpen, events.sequencer?.order() ?? null)
      // From the last activity on there is only the end, once nothing else is left to do.
      toolbar.update(
        current,
        launchables(course).every(({ id }) => id === current?.id || isOver(stateOf(id))),
      )
    },
    showLoading: () => show(labels.loading),
    showPage: () => {
      // The panel stays: a short page may have ended its session before it finished loading.
      if (status.textContent !== labels.blocked) status.textContent = ''
    },
    showNothing: () => show(''),
    showLeft: () => show(labels.left),
    showWindow(url) {
      show('')
      ownWindow.show(url)
    },
    hideWindow: ownWindow.hide,
    showProblem: () => show(labels.problem),
    showBlocked: () => show(labels.blocked),
    showFinished() {
      show('')
      reveal(finished)
    },
    showClosed(open) {
      show('')
      openAgain.onclick = open
      reveal(closed)
    },
    showBlockedWindow: blockedWindow.show,
  }
}

function isOver(state: ActivityState): boolean {
  return state === 'done' || state === 'passed' || state === 'failed'
}

function buildButton(words: string, onClick?: () => void, className = 'primary'): HTMLButtonElement {
  const button = element('button', { type: 'button', className }, words)
  if (onClick) button.addEventListener('click', onClick)
  return button
}

function buildPanel(words: string, ...buttons: HTMLButtonElement[]): HTMLElement {
  const heading = element('h2', { tabIndex: -1 }, words)
  return element('section', { className: 'panel', hidden: true }, heading, ...buttons)
}

function reveal(panel: HTMLElement): void {
  panel.hidden = false
  panel.querySelector('h2')?.focus()
}

/** Offers the windows that the browser blocked one by one, because a click is good for one of them. */
function buildBlockedWindow(labels: Labels) {
  const words = element('p', { role: 'status' })
  const panel = element('section', { className: 'panel', hidden: true }, words, buildButton(labels.openWindow, open))
  let waiting: (() => boolean)[] = []

  function open(): void {
    if (waiting[0]?.()) waiting.shift()
    if (waiting.length === 0) hide()
  }

  function hide(): void {
    waiting = []
    words.textContent = ''
    panel.hidden = true
  }

  return {
    panel,
    hide,
    show(retry: () => boolean) {
      waiting.push(retry)
      panel.hidden = false
      words.textContent = labels.windowBlocked
    },
  }
}

/** Where a page would be that has a window of its own. Its address works once, so the link goes with the click. */
function buildWindow(labels: Labels) {
  const words = element('p', { role: 'status' })
  const link = element('a', { className: 'primary', target: '_blank', rel: 'noopener' }, labels.openWindow)
  const panel = element('section', { className: 'own-window', hidden: true }, words, link)
  link.addEventListener('click', () => {
    words.textContent = labels.windowOpen
    link.hidden = true
  })
  return {
    panel,
    show(url: string) {
      words.textContent = labels.ownWindow
      link.href = url
      link.hidden = false
      panel.hidden = false
    },
    hide: () => {
      panel.hidden = true
    },
  }
}

function buildToolbar(course: Course, labels: Labels, nav: HTMLElement, { onStep, canOpen, sequencer }: ChromeEvents) {
  const contents = element('button', { type: 'button', className: 'contents-toggle' }, labels.contents)
  const title = element('p', { className: 'title' })
  const previous = element('button', { type: 'button' }, labels.previous)
  const next = element('button', { type: 'button' }, labels.next)
  contents.setAttribute('aria-controls', nav.id)
  contents.addEventListener('click', () => setContents(!nav.classList.contains('open')))
  setContents(false)

  // Only narrow screens fold the contents away: elsewhere the button is not shown.
  function setContents(isOpen: boolean): void {
    nav.classList.toggle('open', isOpen)
    contents.setAttribute('aria-expanded', String(isOpen))
  }

  previous.addEventListener('click', () => onStep(-1))
  next.addEventListener('click', () => onStep(1))
  return {
    bar: element('header', { className: 'toolbar' }, contents, title, previous, next),
    setContents,
    update(current: CourseActivity | null, isEndReached: boolean) {
      title.textContent = current?.title ?? course.title
      if (sequencer) {
        previous.disabled = !sequencer.isPossible('previous')
        next.disabled = !sequencer.isPossible('continue')
        previous.hidden = sequencer.isHidden('previous')
        next.hidden = sequencer.isHidden('continue')
        return
      }
      previous.disabled = !current || neighbour(course, current.id, -1) === null
      const following = current && neighbour(course, current.id, 1)
      next.disabled = !current || (following ? !canOpen(following.id) : !isEndReached)
    },
  }
}
