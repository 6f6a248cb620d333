import { useEffect, useState, type RefObject } from 'react'

/** Whether something takes the whole screen, and the way there and back. Phones that give it to films alone have none. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const look = () => setOn(hasScreen(frame.current))
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [frame])
  const toggle = () => {
    // Asks the page, since what was drawn last may be older. A browser may refuse; then the page stays as it is.
    const change = hasScreen(frame.current) ? document.exitFullscreen() : frame.current?.requestFullscreen()
    change?.catch(() => undefined)
  }
  return { isOn, isMissing: !document.fullscreenEnabled, toggle }
}

const hasScreen = (element: HTMLElement | null) => element !== null && document.fullscreenElement === element

export type FullScreen = ReturnType<typeof useFullScreen>
