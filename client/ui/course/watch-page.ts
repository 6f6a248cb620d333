import type { SaveQueue } from './save-queue.ts'

/** Flushes the queue when the page is left or hidden and retries when the connection is back. Returns the end of the watch. */
export function watchPage(queue: SaveQueue): () => void {
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') queue.flush()
  }
  window.addEventListener('online', queue.retryNow)
  window.addEventListener('pagehide', queue.flush)
  document.addEventListener('visibilitychange', flushWhenHidden)
  return () => {
    window.removeEventListener('online', queue.retryNow)
    window.removeEventListener('pagehide', queue.flush)
    document.removeEventListener('visibilitychange', flushWhenHidden)
  }
}
