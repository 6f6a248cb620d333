import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useMediaSelector } from 'media-chrome/react/media-store'
import classes from './playback-problem.module.css'
import type { Media } from './recording-player.tsx'

/** Says why nothing plays, and begins again where it stopped. */
export function PlaybackProblem({ media }: { media: Media }) {
  const code = useMediaSelector((state) => state.mediaErrorCode)
  if (!code) return null
  const retry = () => {
    const element = media.current
    if (!element) return
    const { currentTime } = element
    element.load()
    element.addEventListener('loadedmetadata', () => (element.currentTime = currentTime), { once: true })
    void element.play().catch(() => undefined)
  }
  return (
    <div className={classes.problem} role="alert">
      <p>
        {code === MediaError.MEDIA_ERR_DECODE ? (
          <Trans>This browser cannot play this recording. Try another browser.</Trans>
        ) : (
          <Trans>The recording could not be loaded. Check your connection and try again.</Trans>
        )}
      </p>
      <Button variant="default" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
