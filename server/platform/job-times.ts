import { Histogram } from 'prom-client'

/** How long work in the background takes, and whether it is done. Of the process. */
export const jobTimes = new Histogram({
  name: 'hub_job_seconds',
  help: 'Time that a piece of work in the background took in this process.',
  labelNames: ['job', 'result'],
  buckets: [0.05, 0.25, 1, 5, 30, 120, 600],
  registers: [],
})
