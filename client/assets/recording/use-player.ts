import { MediaActionTypes, useMediaDispatch, useMediaStore } from 'media-chrome/react/media-store'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { beginNote } from '../../shell/place-in-content.ts'
import { commandOf, type Command } from './keys.ts'
import type { Media } from './recording-player.tsx'
import type { Captions } from './use-captions.ts'
import { SPEEDS, type Speed } from './use-speed.ts'

/** What can be done with the recording that plays. */
export function usePlayer(media: Media) {
  const dispatch = useMediaDispatch()
  const store = useMediaStore()
  const ask = (type: string, detail?: unknown) => dispatch({ type, detail } as Parameters<typeof dispatch>[0])
  const state = () => store.getState()
  // It has no length before its first bytes are there, and begins then where it was led to.
  const length = () => media.current?.duration || Number.POSITIVE_INFINITY
  const seek = (second: number) => ask(MediaActionTypes.MEDIA_SEEK_REQUEST, within(second, length()))
  // A sound has keys too, and nothing to show.
  const ofFilm = (type: string) => {
    if (media.current instanceof HTMLVideoElement) ask(type)
  }
  // Of the page, since keys can be faster than the store; of the store where a phone shows films alone in full screen.
  const isWhole = () => document.fullscreenElement !== null || state().mediaIsFullscreen
  const isAbove = () => document.pictureInPictureElement !== null || state().mediaIsPip
  const leaveFullScreen = () => ask(MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST)
  const setVolume = (volume: number) => ask(MediaActionTypes.MEDIA_VOLUME_REQUEST, within(volume, 1))
  return {
    seek,
    setVolume,
    // The store hears of a change only once it is made, and keys can be faster: what they change is asked of the element.
    step: (seconds: number) => seek((media.current?.currentTime ?? 0) + seconds),
    louder: (by: number) => setVolume((media.current?.volume ?? 1) + by),
    seekTo: (share: number) => seek((state().mediaDuration ?? 0) * share),
    toggle: () =>
      ask(media.current?.paused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST),
    mute: () => ask(media.current?.muted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST),
    fullScreen: () => (isWhole() ? leaveFullScreen() : ofFilm(MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST)),
    // Where one writes stands beside the film, which goes on. It takes the focus again that the end of full screen takes away.
    note: () => {
      if (!beginNote() || !isWhole()) return
      document.addEventListener('fullscreenchange', beginNote, { once: true })
      leaveFullScreen()
    },
    pictureInPicture: () =>
      ofFilm(isAbove() ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST),
  }
}

export type Player = ReturnType<typeof usePlayer>

/** Tells the store which element plays, and which one is shown in full screen. */
export function useStoreOf(media: Media, frame: RefObject<HTMLElement | null>): void {
  const store = useMediaStore()
  useEffect(() => {
    const tell = (shown: HTMLMediaElement | null, whole: HTMLElement | null) => {
      store.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: shown ?? undefined })
      store.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: whole ?? undefined })
    }
    tell(media.current, frame.current)
    return () => tell(null, null)
  }, [store, media, frame])
}

/** Answers keys that are pressed anywhere in the player. */
export function useKeys(player: Player, captions: Captions, speed: Speed) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const command = commandOf(event, event.target as Element)
    if (!command) return
    // An arrow or the space bar would also move the page.
    event.preventDefault()
    obey(command, player, captions, speed)
  }
}

function obey(command: Command, player: Player, captions: Captions, speed: Speed): void {
  switch (command.does) {
    case 'step':
      return player.step(command.seconds)
    case 'seek':
      return player.seekTo(command.share)
    case 'louder':
      return player.louder(command.by)
    case 'faster':
      return speed.set(SPEEDS[SPEEDS.indexOf(speed.rate) + command.by] ?? speed.rate)
    case 'captions':
      return captions.toggle()
    default:
      return player[command.does]()
  }
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
