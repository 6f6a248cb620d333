import type { ActivityState } from './activity-state.ts'
import type { Course, CourseActivity, Labels } from './bridge.ts'
import { listed } from './course-plan.ts'
import { element } from './element.ts'

export type Contents = {
  nav: HTMLElement
  update: (
    current: CourseActivity | null,
    stateOf: (activityId: string) => ActivityState,
    isPossible: (activityId: string) => boolean,
  ) => void
}

type Entry = { activity: CourseActivity; button: HTMLButtonElement; state: HTMLElement }

/** The table of contents: groups are headings, activities are buttons that say their state in words. */
export function buildContents(course: Course, labels: Labels, onOpen: (activityId: string) => void): Contents {
  const entries: Entry[] = []
  const activities = listed(course)
  const known = new Set(activities.map((activity) => activity.id))
  const list = buildList(null, 2)
  const nav = element('nav', { className: 'contents', id: 'contents', ariaLabel: labels.contents }, list)

  function childrenOf(parentId: string | null): CourseActivity[] {
    // The children of a group that is not listed move up to the top rather than vanish.
    return activities.filter(({ parentId: own }) => (own !== null && known.has(own) ? own : null) === parentId)
  }

  function buildList(parentId: string | null, level: number): HTMLElement {
    return element('ul', {}, ...childrenOf(parentId).map((activity) => buildItem(activity, level)))
  }

  function buildItem(activity: CourseActivity, level: number): HTMLElement {
    const head = activity.url === null ? buildHeading(activity.title, level) : buildButton(activity)
    const hasChildren = childrenOf(activity.id).length > 0
    return element('li', {}, head, ...(hasChildren ? [buildList(activity.id, level + 1)] : []))
  }

  function buildButton(activity: CourseActivity): HTMLElement {
    const state = element('span', { className: 'state' })
    const button = element('button', { type: 'button' }, element('span', {}, activity.title), state)
    button.addEventListener('click', () => onOpen(activity.id))
    entries.push({ activity, button, state })
    return button
  }

  return {
    nav,
    update(current, stateOf, isPossible) {
      for (const { activity, button, state } of entries) {
        const value = stateOf(activity.id)
        state.textContent = labels[value]
        state.dataset.state = value
        button.disabled = !isPossible(activity.id)
        if (activity.id === current?.id) button.setAttribute('aria-current', 'true')
        else button.removeAttribute('aria-current')
      }
    },
  }
}

function buildHeading(title: string, level: number): HTMLElement {
  return element('div', { className: 'group', role: 'heading', ariaLevel: String(Math.min(level, 6)) }, title)
}
