import type { Context, HubCall } from '../context.ts'
import { callOfEachHub } from './calls.ts'

/**
 * Does work now and again every so often, for as long as the process runs. What fails is logged and waits for the next round.
 * @param what waits, for the log @returns a function that ends the rounds
 */
export function inRounds({ log }: Context, everyMs: number, what: string, work: () => Promise<unknown>): () => void {
  const round = () => work().catch((error: unknown) => log.warn({ err: error }, `${what} wait for the next round`))
  void round()
  const timer = setInterval(round, everyMs).unref()
  return () => clearInterval(timer)
}

/** The same for every hub, one after the other; what fails in one does not keep the others waiting. */
export function inRoundsOfHubs(
  context: Context,
  everyMs: number,
  what: string,
  work: (call: HubCall) => Promise<unknown>,
): () => void {
  return inRounds(context, everyMs, what, async () => {
    for (const call of await callOfEachHub(context))
      await work(call).catch((error: unknown) =>
        context.log.warn({ err: error, hub: call.hub.domainId }, `${what} of a hub wait for the next round`),
      )
  })
}
