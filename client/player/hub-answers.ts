import type { AttemptState, HubMessage, OpenedActivity, PlayerMessage } from './bridge.ts'

/** What the player asks of the hub's page. Null where the hub could not answer. */
export type Hub = {
  /** Begins a session of an activity that reports by statements. */
  launch: (activityId: string) => Promise<OpenedActivity | null>
  /** How far the attempt is now. */
  state: () => Promise<AttemptState | null>
}

/** Asks the hub's page by messages. `receive` takes its answers. */
export function createHub(post: (message: PlayerMessage) => void): {
  hub: Hub
  receive: (message: HubMessage) => void
} {
  const waiting = new Map<number, (answer: never) => void>()
  let last = 0

  function ask<T>(messageOf: (question: number) => PlayerMessage): Promise<T> {
    const question = (last += 1)
    return new Promise((resolve) => {
      waiting.set(question, resolve)
      post(messageOf(question))
    })
  }

  return {
    hub: {
      launch: (activityId) => ask((question) => ({ type: 'launch', question, activityId })),
      state: () => ask((question) => ({ type: 'state', question })),
    },
    receive(message) {
      if (message.type !== 'launched' && message.type !== 'state') return
      waiting.get(message.question)?.(message.answer as never)
      waiting.delete(message.question)
    },
  }
}
