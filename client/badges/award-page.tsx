import { Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useGetBadgeAward } from '../../generated/client/badges/badges.ts'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { useFormat } from '../i18n/use-format.ts'
import { PageTitle } from '../ui/page.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { BadgePicture } from './badge-picture.tsx'
import classes from './badges.module.css'

/** Who earned what, and when: for anybody who was given the link. */
export function AwardPage() {
  const { t } = useLingui()
  const format = useFormat()
  const { awardId } = useParams({ from: '/awards/$awardId' })
  const { data: award, error, refetch } = useGetBadgeAward(awardId)
  if (!award)
    return (
      <main className={classes.award}>
        <PageTitle title={t`A badge`} />
        <article className={classes.panel}>
          <h1>{t`A badge`}</h1>
          {error ? (
            <ProblemNote {...problemWords(error)} onRetry={isWorthRetrying(error) ? () => void refetch() : undefined} />
          ) : (
            <Skeleton height={160} />
          )}
        </article>
      </main>
    )
  const { displayName, playlistName, hubName } = award
  const day = format.day(award.awardedTime)
  return (
    <main className={classes.award}>
      <PageTitle title={t`${displayName} earned ${playlistName}`} />
      <article className={classes.panel}>
        <BadgePicture badge={award} />
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
