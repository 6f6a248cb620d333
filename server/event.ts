import type { HubCall } from './context.ts'

/** Something that happens in a noun, and what the noun says of it. A noun lists its own in events.ts. */
export interface EventType<D> {
  readonly name: string
  /** Never there: it carries the type of what is said. */
  readonly data?: D
}

export function eventType<D>(name: string): EventType<D> {
  return { name }
}

/** What a noun does about what happens in one below it. */
export interface Subscription {
  readonly type: EventType<unknown>
  readonly react: (call: HubCall, data: never) => Promise<unknown>
}

/** @param react runs in the transaction in which the event is published, so what it changes is done or undone with it */
export function on<D>(type: EventType<D>, react: (call: HubCall, data: D) => Promise<unknown>): Subscription {
  return { type, react }
}

/** Says what happened, and has those who subscribed react to it, one after the other. Call it in the transaction of the change. */
export async function publish<D>(call: HubCall, type: EventType<D>, data: D): Promise<void> {
  for (const subscription of call.context.subscriptions)
    if (subscription.type === type) await subscription.react(call, data as never)
}
