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
    /** The activities that are played, in that order; null where it is the order of the course. */
    order: string[] | null,
  ) => void
}

type Entry = { activity: CourseActivity; button: HTMLButtonElement; state: HTMLElement }

/** The table of contents: groups are headings, activities are buttons that say their state in words. */
export function buildContents(course: Course, labels: Labels, onOpen: (activityId: string) => void): Contents {
  const entries: Entry[] = []
  const activities = listed(course)
  const known = new Set(activities.map((activity) => activity.id))
  const items = new Map<HTMLElement, string>()
  const lists: HTMLElement[] = []
  const list = buildList(null, 2)
  const nav = element('nav', { className: 'contents', id: 'contents', ariaLabel: labels.contents }, list)

  function childrenOf(parentId: string | null): CourseActivity[] {
    // The children of a group that is not listed move up to the top rather than vanish.
    return activities.filter(({ parentId: own }) => (own !== null && known.has(own) ? own : null) === parentId)
  }

  function buildList(parentId: string | null, level: number): HTMLElement {
    const built = element('ul', {}, ...childrenOf(parentId).map((activity) => buildItem(activity, level)))
    lists.push(built)
    return built
  }

  function buildItem(activity: CourseActivity, level: number): HTMLElement {
    const head = activity.url === null ? buildHeading(activity.title, level) : buildButton(activity)
    const hasChildren = childrenOf(activity.id).length > 0
    const item = element('li', {}, head, ...(hasChildren ? [buildList(activity.id, level + 1)] : []))
    items.set(item, activity.id)
    return item
  }

  function buildButton(activity: CourseActivity): HTMLElement {
    const state = element('span', { className: 'state' })
    const button = element('button', { type: 'button' }, element('span', {}, activity.title), state)
    button.addEventListener('click', () => onOpen(activity.id))
    entries.push({ activity, button, state })
    return button
  }

  function arrange(order: string[]): void {
    const rank = new Map(order.map((id, index) => [id, index]))
    for (const [item, id] of items) item.hidden = !rank.has(id)
    for (const each of lists) {
      const rankOf = (item: Element) => rank.get(items.get(item as HTMLElement) ?? '') ?? order.length
      const sorted = [...each.children].sort((left, right) => rankOf(left) - rankOf(right))
      // What moves loses the focus, so only what lies elsewhere is moved.
      sorted.forEach((item, index) => {
        if (each.children[index] !== item) each.insertBefore(item, each.children[index] ?? null)
      })
    }
  }

  return {
    nav,
    update(current, stateOf, isPossible, order) {
      if (order) arrange(order)
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
