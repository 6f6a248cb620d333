import { useEffect, useState } from 'react'
import { HubProblem } from '../api/hub-problem.ts'

/** Seconds until the hub takes another try; counts down from what the answer said, 0 where it said nothing. */
export function useWait(error: unknown): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    setLeft(error instanceof HubProblem ? (error.retryAfter ?? 0) : 0)
  }, [error])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
