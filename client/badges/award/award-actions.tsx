import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBrandLinkedin, IconCertificate } from '@tabler/icons-react'
import type { BadgeAward } from '../../../generated/client/model/badgeAward.ts'
import type { HubPublic } from '../../../generated/client/model/hubPublic.ts'
import { CopyAddress } from '../../ui/control/copy-address.tsx'
import { PictureDownload } from '../picture-download.tsx'
import { isoDay } from './award-day.ts'
import { addToLinkedIn } from './linked-in.ts'
import classes from './award.module.css'

type AwardActionsProps = {
  award: BadgeAward
  hub: HubPublic
  /** Whether the certificate is there. */
  canPrint: boolean
}

/** What anybody does with an award, and what its holder alone does. */
export function AwardActions({ award, hub, canPrint }: AwardActionsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={classes.buttons}>
        <CopyAddress address={award.url} copied={t`The link is copied. It opens for anybody.`} />
        {award.isMine && <LinkedIn award={award} hub={hub} />}
        <PictureDownload awardId={award.id} name={award.playlistName}>
          <Trans>Download the picture</Trans>
        </PictureDownload>
        <Button
          variant="default"
          leftSection={<IconCertificate size={18} aria-hidden />}
          disabled={!canPrint}
          aria-describedby="how-to-save"
          onClick={() => window.print()}
        >
          <Trans>Download the certificate</Trans>
        </Button>
      </div>
      <p id="how-to-save" className={classes.hint}>
        <Trans>For the certificate the browser opens its print window: choose to save it as a PDF there.</Trans>
      </p>
    </>
  )
}

function LinkedIn({ award, hub }: { award: BadgeAward; hub: HubPublic }) {
  const href = addToLinkedIn({
    name: award.playlistName,
    organization: award.hubName,
    day: isoDay(award.awardedTime, hub.timezone),
    url: award.url,
    id: award.id,
  })
  return (
    <Button
      component="a"
      variant="default"
      href={href}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconBrandLinkedin size={18} aria-hidden />}
    >
      <Trans>Add to LinkedIn</Trans>
    </Button>
  )
}
