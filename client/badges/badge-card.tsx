import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconExternalLink } from '@tabler/icons-react'
import { getExportMyBadgeUrl } from '../../generated/client/badges/badges.ts'
import type { MyBadge } from '../../generated/client/model/myBadge.ts'
import { useFormat } from '../i18n/use-format.ts'
import { BadgePicture } from '../ui/badge/badge-picture.tsx'
import { ProgressLine } from '../ui/content/progress-line.tsx'
import { PictureDownload } from './picture-download.tsx'
import classes from './badges.module.css'

/** A badge with its picture: when it was earned and how to show it, or how far there is still to go. */
export function BadgeCard({ badge }: { badge: MyBadge }) {
  const { award, playlist } = badge
  return (
    <article className={classes.card}>
      <BadgePicture badge={badge} isEarned={award !== null} />
      <h2 className={classes.name}>
        <Link to="/playlists/$playlistId" params={{ playlistId: playlist.id }}>
          {playlist.name}
        </Link>
      </h2>
      {award ? <Won badge={badge} award={award} /> : <ToWin badge={badge} />}
    </article>
  )
}

function Won({ badge, award }: { badge: MyBadge; award: NonNullable<MyBadge['award']> }) {
  const { t } = useLingui()
  const format = useFormat()
  const day = format.day(award.awardedTime)
  const { name } = badge.playlist
  return (
    <>
      <p className={classes.meta}>
        <Trans>Earned on {day}</Trans>
      </p>
      <div className={classes.buttons}>
        <Button
          component="a"
          variant="default"
          href={award.url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          aria-label={t`Public page: ${name}`}
        >
          <Trans>Public page</Trans>
        </Button>
        {badge.pictureUrl && (
          <PictureDownload awardId={award.id} name={name} label={t`Download ${name}`}>
            <Trans>Download</Trans>
          </PictureDownload>
        )}
        <Button component="a" variant="subtle" href={`/api${getExportMyBadgeUrl(badge.id)}`} download>
          <Trans>For other systems (Open Badge)</Trans>
        </Button>
      </div>
    </>
  )
}

function ToWin({ badge }: { badge: MyBadge }) {
  const { t } = useLingui()
  const format = useFormat()
  const percent = format.rate(badge.completionRate)
  return (
    <>
      <p className={classes.meta}>
        <Trans>Complete the playlist to earn it.</Trans>
      </p>
      {badge.completionRate > 0 && (
        <ProgressLine className={classes.progress} rate={badge.completionRate} label={t`${percent} done`} />
      )}
    </>
  )
}
