import { useEffect, useRef, useState, type RefObject } from 'react'

const AFTER_MS = 3000
const LOOK_EVERY_MS = 500

/** Whether nothing was moved over the frame for a while, as long as it may rest and no key leads through it. */
export function useIdle(frame: RefObject<HTMLElement | null>, mayRest: boolean) {
  const [isResting, setResting] = useState(false)
  const movedAt = useRef(0)
  useEffect(() => {
    if (!mayRest) return
    movedAt.current = performance.now()
    const look = () => {
      const isStill = performance.now() - movedAt.current >= AFTER_MS
      if (isStill && !isUsed(frame.current)) setResting(true)
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [frame, mayRest])
  const wake = () => {
    movedAt.current = performance.now()
    setResting(false)
  }
  return { isIdle: isResting && mayRest, wake, sleep: () => setResting(true) }
}

/** Whoever goes through the controls by key, or chooses in the settings, must see them. */
function isUsed(frame: HTMLElement | null): boolean {
  return Boolean(frame?.querySelector(':focus-visible, :popover-open'))
}
