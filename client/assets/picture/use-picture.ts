import { useElementSize } from '@mantine/hooks'
import { useState, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Point } from '../viewing/gestures.ts'
import { fitOf, stepped, turned, within, type Size } from './zoom.ts'

/** A picture in an area that scrolls, and how large it is shown. */
export function usePicture(area: RefObject<HTMLDivElement | null>, picture: RefObject<HTMLImageElement | null>) {
  const { ref: room, width, height } = useElementSize()
  const [own, setOwn] = useState<Size | null>(null)
  // null as long as all of it is to be seen.
  const [chosen, setChosen] = useState<number | null>(null)
  const fit = own && width > 0 ? fitOf(own, { width, height }) : 1
  const scale = chosen ?? fit

  const show = (next: number | null, at = middleOf(area.current)) =>
    keepAt(at, area.current, picture.current, () => setChosen(next === null ? null : within(next, fit)))
  return {
    room,
    /** Null until both the picture and its room are known. */
    own: width > 0 ? own : null,
    scale,
    size: chosen === null ? 'fit' : String(chosen),
    /** Where all of it is seen and nothing can be moved. */
    isWhole: scale <= fit,
    load: ({ naturalWidth, naturalHeight }: HTMLImageElement) => setOwn({ width: naturalWidth, height: naturalHeight }),
    show,
    step: (direction: 1 | -1) => show(stepped(scale, direction)),
    zoomBy: (factor: number, at: Point) => show(scale * factor, at),
    turn: (at: Point) => show(turned(scale, fit), at),
  }
}

/** Moves the picture with the mouse; fingers scroll by themselves. */
export function drag(event: PointerEvent<HTMLElement>): void {
  const isHeld = event.pointerType === 'mouse' && event.buttons === 1
  if (isHeld) event.currentTarget.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' })
}

function middleOf(area: HTMLElement | null): Point {
  const { left, top, width, height } = area?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Changes the size of the picture, so that what was seen at a place is seen there afterwards. */
function keepAt(at: Point, area: HTMLElement | null, picture: HTMLElement | null, change: () => void): void {
  if (!area || !picture) return
  const before = picture.getBoundingClientRect()
  flushSync(change)
  const after = picture.getBoundingClientRect()
  area.scrollLeft += after.left + ((at.x - before.left) / before.width) * after.width - at.x
  area.scrollTop += after.top + ((at.y - before.top) / before.height) * after.height - at.y
}
