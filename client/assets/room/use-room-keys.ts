import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { PlaylistNeighbour } from '../../../generated/client/model/playlistNeighbour.ts'
import { contentLink } from '../../ui/content/content-link.ts'

/** Alt with the arrows down and up leads to the next item and the one before, as they stand in the outline. */
export function useRoomKeys(playlistId: string, previous: PlaylistNeighbour, next: PlaylistNeighbour): void {
  const navigate = useNavigate()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const item = event.key === 'ArrowDown' ? next : event.key === 'ArrowUp' ? previous : null
    if (!event.altKey || !item || isField(event.target)) return
    event.preventDefault()
    void navigate(contentLink(item, playlistId))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** There the arrows move between words and choices. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input,textarea,select')
}
