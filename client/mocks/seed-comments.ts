import type { CommentRow, NotificationRow, SubscriptionRow } from './rows.ts'
import { seedId, shifted } from './seed-ids.ts'

const LEARNER = seedId('person', 1)
const MANAGER = seedId('person', 2)

/** A question of the demo learner about the first playlist, and its answer. */
export function demoComments(now: Date): CommentRow[] {
  const comment = (number: number, hours: number, known: Pick<CommentRow, 'authorId' | 'message'>): CommentRow => ({
    id: seedId('comment', number),
    contentId: seedId('playlist', 1),
    parentId: null,
    createdTime: shifted(now, { hours }),
    updatedTime: shifted(now, { hours }),
    deletedBy: null,
    ...known,
  })
  return [
    comment(1, -26, { authorId: LEARNER, message: 'Where do I see what I have finished?' }),
    {
      ...comment(2, -2, { authorId: MANAGER, message: 'In your history. It is in the menu.' }),
      parentId: seedId('comment', 1),
    },
  ]
}

export function demoSubscriptions(): SubscriptionRow[] {
  return [LEARNER, MANAGER].map((personId) => ({ personId, contentId: seedId('playlist', 1), isSubscribed: true }))
}

/** For the learner the answer, and content that is due; for the manager the question, which they have read. */
export function demoNotifications(now: Date): NotificationRow[] {
  const notification = (
    number: number,
    hours: number,
    known: Pick<NotificationRow, 'personId' | 'type' | 'contentId'> & Partial<NotificationRow>,
  ): NotificationRow => ({
    id: seedId('notification', number),
    createdTime: shifted(now, { hours }),
    isRead: false,
    actorId: null,
    refId: null,
    message: null,
    dueDate: null,
    ...known,
  })
  const [first, second] = [seedId('playlist', 1), seedId('playlist', 2)]
  return [
    notification(1, -26, {
      personId: MANAGER,
      type: 'commentAdded',
      actorId: LEARNER,
      contentId: first,
      refId: seedId('comment', 1),
      isRead: true,
    }),
    notification(2, -2, {
      personId: LEARNER,
      type: 'commentReplied',
      actorId: MANAGER,
      contentId: first,
      refId: seedId('comment', 2),
    }),
    notification(3, -4, {
      personId: LEARNER,
      type: 'contentDue',
      contentId: second,
      dueDate: shifted(now, { days: 3 }),
    }),
  ]
}
