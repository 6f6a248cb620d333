import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useGetBadgeAward } from '../../../generated/client/badges/badges.ts'
import { useGetHub } from '../../../generated/client/hubs/hubs.ts'
import type { BadgeAward } from '../../../generated/client/model/badgeAward.ts'
import type { HubPublic } from '../../../generated/client/model/hubPublic.ts'
import { activeTag } from '../../i18n/i18n.ts'
import { useTextsIn } from '../../i18n/use-texts-in.ts'
import { HubName } from '../../shell/hub-name.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import { PageTitle } from '../../ui/page/page.tsx'
import { AwardActions } from './award-actions.tsx'
import { awardDay } from './award-day.ts'
import { Certificate } from './certificate.tsx'
import classes from './award.module.css'

/** Who earned what, and when: for anybody who was given the link. Printed, it is a certificate. */
export function AwardPage() {
  const { t } = useLingui()
  const { awardId } = useParams({ from: '/awards/$awardId' })
  const query = useGetBadgeAward(awardId)
  const { data: hub } = useGetHub()
  const { data: award } = query
  if (award && hub) return <LoadedAward award={award} hub={hub} />
  return (
    <main className={classes.award}>
      <PageTitle title={t`A badge`} />
      <article className={classes.panel}>
        <h1>{t`A badge`}</h1>
        <QueryState query={query} height={420} />
      </article>
    </main>
  )
}

function LoadedAward({ award, hub }: { award: BadgeAward; hub: HubPublic }) {
  const { t } = useLingui()
  const texts = useTextsIn('awards', hub.locale)
  const { displayName, playlistName } = award
  return (
    <>
      <main className={classes.award}>
        <PageTitle title={t`${displayName} earned ${playlistName}`} />
        <article className={classes.panel}>
          <HubName />
          <BadgePicture badge={award} isEarned />
          <h1 dir="auto">{playlistName}</h1>
          <p className={classes.label}>
            <Trans>Awarded to</Trans>
          </p>
          <p className={classes.person} dir="auto">
            {displayName}
          </p>
          <p className={classes.label}>
            <Trans>for completing everything that the playlist requires</Trans>
          </p>
          <Facts award={award} hub={hub} />
          <AwardActions award={award} hub={hub} canPrint={texts !== null} />
        </article>
      </main>
      {texts && <Certificate award={award} hub={hub} texts={texts} />}
    </>
  )
}

function Facts({ award: { awardedTime, hubName }, hub: { origin, timezone } }: { award: BadgeAward; hub: HubPublic }) {
  return (
    <dl className={classes.facts}>
      <dt>
        <Trans>Date</Trans>
      </dt>
      <dd>{awardDay(awardedTime, activeTag(), timezone)}</dd>
      <dt>
        <Trans>Issued by</Trans>
      </dt>
      <dd>
        {hubName}, <a href={origin}>{new URL(origin).host}</a>
      </dd>
    </dl>
  )
}
