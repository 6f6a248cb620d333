import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problems.ts'

/** The process answers late by this much on average: more calls would only make all of them late. A busy laptop is not overload. */
const MAX_DELAY_MS = 1_000
const SAMPLE_MS = 500

/** Refuses calls with 503 while the process cannot keep up, so that those which it takes are answered in time. */
export async function refuseOverload(app: FastifyInstance): Promise<void> {
  // Building the app holds the loop for a second, which the first samples would take for overload.
  let isSettled = false
  app.addHook('onListen', async () => {
    setTimeout(() => (isSettled = true), 4 * SAMPLE_MS).unref()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async () => {
      if (!isSettled) return
      throw new Problem(503, 'overloaded', 'The hub has more to do than it can right now. Try again in a moment.', {
        headers: { 'retry-after': '1' },
      })
    },
  })
}

/** For what must answer even then, as the config of its route. */
export const evenUnderPressure = { pressureHandler: async () => undefined }
