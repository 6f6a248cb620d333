type Closing = () => Promise<void>

const closings = new Set<Closing>()

/** Has something done before the session ends, such as a course say its last. @returns the end of that */
export function beforeLeaving(close: Closing): () => void {
  closings.add(close)
  return () => void closings.delete(close)
}

/** Waits until all that has to be done before the session ends is done. */
export async function closeAll(): Promise<void> {
  await Promise.all([...closings].map((close) => close()))
}
