import type { JobData, JobName, Jobs } from '../platform/jobs.ts'

/** Does work where it is asked for, so that a test sees its result at once. */
export function inlineJobs(): Jobs {
  const handlers = new Map<JobName, (data: never) => Promise<void>>()
  return {
    async send<N extends JobName>(name: N, data: JobData[N]) {
      await handlers.get(name)?.(data as never)
    },
    async work(name, handler) {
      handlers.set(name, handler as never)
    },
    start: async () => undefined,
    stop: async () => undefined,
  }
}
