import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useGetBadgeAward } from '../../generated/client/badges/badges.ts'
import { useFormat } from '../i18n/use-format.ts'
import { BadgePicture } from '../ui/badge-picture.tsx'
import { PageTitle } from '../ui/page.tsx'
import classes from './badges.module.css'
import { QueryState } from '../shell/query-state.tsx'

/** Who earned what, and when: for anybody who was given the link. */
export function AwardPage() {
  const { t } = useLingui()
  const format = useFormat()
  const { awardId } = useParams({ from: '/awards/$awardId' })
  const query = useGetBadgeAward(awardId)
  const { data: award } = query
  if (!award)
    return (
      <main className={classes.award}>
        <PageTitle title={t`A badge`} />
        <article className={classes.panel}>
          <h1>{t`A badge`}</h1>
          <QueryState query={query} height={160} />
        </article>
      </main>
    )
  const { displayName, playlistName, hubName } = award
  const day = format.day(award.awardedTime)
  return (
    <main className={classes.award}>
      <PageTitle title={t`${displayName} earned ${playlistName}`} />
      <article className={classes.panel}>
        <BadgePicture badge={award} isEarned />
        <h1>{playlistName}</h1>
        <p>
          <Trans>
            {displayName} completed this at {hubName} and earned the badge on {day}.
          </Trans>
        </p>
      </article>
    </main>
  )
}
