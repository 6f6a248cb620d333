import { useRef } from 'react'
import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { localeName } from '../i18n/locales.ts'
import classes from './stage.module.css'
import { usePositionReports } from './use-position-reports.ts'
import { useReportedStatus } from './use-status.ts'

// Going on in the last seconds would show nothing but the end.
const END_SECONDS = 5

/** A video or a sound with the browser's own controls; goes on where one left off. */
export function RecordingPlayer({ asset, launch }: { asset: Asset; launch: AssetLaunch }) {
  const media = useRef<HTMLVideoElement>(null)
  const takeOver = useReportedStatus(asset)
  usePositionReports(media, asset.id, takeOver)
  const resume = () => {
    const element = media.current
    if (element && launch.position && launch.position < element.duration - END_SECONDS)
      element.currentTime = launch.position
  }
  const source = {
    ref: media,
    src: launch.url,
    controls: true,
    preload: 'metadata',
    'aria-label': asset.name,
    onLoadedMetadata: resume,
  } as const
  if (launch.kind === 'audio') return <audio {...source} className={classes.audio} />
  return (
    <video {...source} className={classes.video} poster={asset.pictureUrl ?? undefined} playsInline>
      {launch.subtitles.map(({ id, locale, url }) => (
        <track key={id} kind="captions" src={url} srcLang={locale.slice(0, 2)} label={localeName(locale)} />
      ))}
    </video>
  )
}
