import type { ContinueItem } from '../../generated/client/model/continueItem.ts'
import type { TodoItem } from '../../generated/client/model/todoItem.ts'

/** What to do first: what is asked, where one stopped in it, or both. */
export interface Urgent {
  asked: TodoItem | null
  started: ContinueItem | null
}

/**
 * The one thing to do first: what is due first, with where one stopped in it; else what was opened last; else what is asked
 * without a date. Null where nothing is open. @param todo what is due first comes first @param started the latest first
 */
export function mostUrgent(todo: readonly TodoItem[], started: readonly ContinueItem[]): Urgent | null {
  const due = todo.find(({ goal, ownDueDate }) => goal?.dueDate ?? ownDueDate)
  if (due) return { asked: due, started: started.find((item) => isIn(due, item)) ?? null }
  const [latest] = started
  if (latest) return { asked: todo.find((card) => isIn(card, latest)) ?? null, started: latest }
  return todo[0] ? { asked: todo[0], started: null } : null
}

/** Whether going on with an item is going on with what is asked. */
function isIn(asked: TodoItem, item: ContinueItem): boolean {
  return item.id === asked.id || item.playlistId === asked.id
}

/** Leaves out what stands higher on the page. @param shown the ids that do; takes those that are left too */
export function unlessShown<T extends { id: string }>(items: readonly T[], shown: Set<string>): T[] {
  const left = items.filter(({ id }) => !shown.has(id))
  for (const { id } of left) shown.add(id)
  return left
}
