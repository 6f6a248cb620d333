/** What some work computes in this thread, in milliseconds, whatever runs beside it. */
export function computingMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
