import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { BadgeAward } from '../../../generated/client/model/badgeAward.ts'
import type { HubPublic } from '../../../generated/client/model/hubPublic.ts'
import { intlTag } from '../../i18n/locales.ts'
import { HubName } from '../../shell/hub-name.tsx'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import { awardDay } from './award-day.ts'
import classes from './certificate.module.css'

interface CertificateProps {
  award: BadgeAward
  hub: HubPublic
  /** In the language of the hub, since it is the hub's to say, whoever prints it. */
  texts: I18n
}

/** What is printed instead of the page, or saved as a PDF, with the fonts of the reader's system: see docs/decisions/0102. */
export function Certificate({ award, hub, texts }: CertificateProps) {
  const { displayName, playlistName, awardedTime, hubName, url } = award
  const tag = intlTag(hub.locale)
  return (
    <I18nProvider i18n={texts}>
      <section className={classes.certificate} lang={tag}>
        <div className={classes.sheet}>
          <HubName />
          <div className={classes.words}>
            <p className={classes.kind}>
              <Trans>Certificate</Trans>
            </p>
            <p>
              <Trans>Awarded to</Trans>
            </p>
            <p className={classes.person} dir="auto">
              {displayName}
            </p>
            <p>
              <Trans>for the completion of</Trans>
            </p>
            <p className={classes.what} dir="auto">
              {playlistName}
            </p>
          </div>
          <footer className={classes.foot}>
            <p>
              {awardDay(awardedTime, tag, hub.timezone)}
              <br />
              {hubName}
            </p>
            <BadgePicture badge={award} isEarned />
            <p>
              <Trans>Verify this certificate at</Trans>
              <br />
              <a href={url}>{url}</a>
            </p>
          </footer>
        </div>
      </section>
    </I18nProvider>
  )
}
