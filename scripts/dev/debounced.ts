/**
 * A function that does its work once, when it was not asked for `ms` milliseconds; what is asked for during the work is
 * done once more after it. An editor that saves, and a generator that writes, touch many files at a time.
 */
export function debounced(ms: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | null = null
  let isWorking = false
  let isAskedAgain = false
  async function begin(): Promise<void> {
    timer = null
    if (isWorking) {
      isAskedAgain = true
      return
    }
    isWorking = true
    try {
      await work()
    } finally {
      isWorking = false
    }
    if (isAskedAgain) {
      isAskedAgain = false
      await begin()
    }
  }
  return () => {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void begin(), ms)
  }
}
