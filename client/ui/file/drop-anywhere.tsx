import { IconCloudUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import classes from './drop-anywhere.module.css'

type DropAnywhereProps = {
  onFiles: (files: File[]) => void
  /** What letting go does. */
  children: ReactNode
}

/** Takes files that are dropped anywhere in the window, and says so while they are held over it. */
export function DropAnywhere({ onFiles, children }: DropAnywhereProps) {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // Out of the window, and not only from one thing in it to the next.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    const ends = new AbortController()
    window.addEventListener('dragover', over, ends)
    window.addEventListener('dragleave', leave, ends)
    window.addEventListener('drop', drop, ends)
    return () => ends.abort()
  }, [])
  if (!isOver) return null
  return (
    <div className={classes.drop}>
      <p className={classes.dropWords}>
        <IconCloudUpload size={32} aria-hidden />
        {children}
      </p>
    </div>
  )
}
