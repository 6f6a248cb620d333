import { useState, type DragEvent } from 'react'

interface DragOptions<T, Part extends string, Place> {
  keyOf: (row: T) => string
  /** Which part of a row the mouse is over. @param share 0 at its upper edge, 1 at its lower one */
  partAt: (share: number) => Part
  /** Where a row would go that is let go over another. Null where it cannot. */
  placeOf: (dragged: string, target: T, part: Part) => Place | null
  onMove: (dragged: string, place: Place) => void
}

/** The browser's own drag and drop: it knows the mouse; for touch there is a window, for keys there is Alt. */
export function useDrag<T extends { name: string }, Part extends string, Place>({
  keyOf,
  partAt,
  placeOf,
  onMove,
}: DragOptions<T, Part, Place>) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<{ key: string; part: Part } | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const partOf = ({ clientY, currentTarget }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return partAt((clientY - top) / height)
  }
  /** What the element of a row needs. */
  const dragging = (row: T, canDrag = true) => ({
    draggable: canDrag,
    'data-dragged': dragged === keyOf(row),
    'data-over': over?.key === keyOf(row) ? over.part : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.name)
      setDragged(keyOf(row))
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      const part = partOf(event)
      if (!dragged || placeOf(dragged, row, part) === null) return setOver(null)
      event.preventDefault()
      if (over?.key !== keyOf(row) || over.part !== part) setOver({ key: keyOf(row), part })
    },
    onDrop: (event: DragEvent) => {
      const part = partOf(event)
      event.preventDefault()
      end()
      if (!dragged) return
      const place = placeOf(dragged, row, part)
      if (place !== null) onMove(dragged, place)
    },
  })
  return dragging
}
