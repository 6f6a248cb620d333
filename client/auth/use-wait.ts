import { useEffect, useState } from 'react'
import { HubProblem } from '../api/hub-problem.ts'

/** Seconds until the hub takes another try; counts down from what the answer said, 0 where it said nothing. */
export function useWait(error: unknown): number {
  const [wait, setWait] = useState({ error, left: 0 })
  if (wait.error !== error) setWait({ error, left: error instanceof HubProblem ? (error.retryAfter ?? 0) : 0 })
  const { left } = wait
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setWait((before) => ({ ...before, left: before.left - 1 })), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
