import { createStore, useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'

const opened = createStore<readonly symbol[]>([])

/** Whether a window is the one on top: of several, it alone takes Escape and the focus. */
export function useIsOnTop(): boolean {
  const [own] = useState(() => Symbol('dialog'))
  useEffect(() => {
    opened.setState((open) => [...open, own])
    return () => opened.setState((open) => open.filter((each) => each !== own))
  }, [own])
  return useSelector(opened, (open) => !open.includes(own) || open.at(-1) === own)
}
