import { useEffect, useEffectEvent, type RefObject } from 'react'
import { distance, factorOf, middle, type Point } from './gestures.ts'

/** Zooms by Ctrl and the wheel, which is what a touchpad sends for two fingers too, and by two fingers on a touch screen. */
export function useZoomGestures(area: RefObject<HTMLElement | null>, zoom: (factor: number, at: Point) => void): void {
  const onZoom = useEffectEvent(zoom)
  useEffect(() => {
    const element = area.current
    if (!element) return
    let apart: number | null = null
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      onZoom(factorOf(event), { x: event.clientX, y: event.clientY })
    }
    const pinch = (event: TouchEvent) => {
      const [first, second] = [...event.touches].map(({ clientX, clientY }) => ({ x: clientX, y: clientY }))
      if (!first || !second) return
      event.preventDefault()
      const now = distance(first, second)
      if (apart !== null) onZoom(now / apart, middle(first, second))
      apart = now
    }
    const letGo = () => {
      apart = null
    }
    // Listeners of React are passive, so that the page itself would zoom.
    element.addEventListener('wheel', turn, { passive: false })
    element.addEventListener('touchmove', pinch, { passive: false })
    element.addEventListener('touchend', letGo)
    element.addEventListener('touchcancel', letGo)
    return () => {
      element.removeEventListener('wheel', turn)
      element.removeEventListener('touchmove', pinch)
      element.removeEventListener('touchend', letGo)
      element.removeEventListener('touchcancel', letGo)
    }
  }, [area])
}
