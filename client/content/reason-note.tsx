import { Trans, useLingui } from '@lingui/react/macro'
import type { ContentRecommendation } from '../../generated/client/model/contentRecommendation.ts'
import classes from './home.module.css'

/** Why something is recommended, in one sentence. */
export function ReasonNote({ reason }: Pick<ContentRecommendation, 'reason'>) {
  const { t } = useLingui()
  if (reason.type === 'overlap') {
    const { name } = reason.completed
    return (
      <p className={classes.reason}>
        <Trans>Because you completed {name}</Trans>
      </p>
    )
  }
  const who = reason.sharer?.displayName ?? t`the hub`
  return (
    <p className={classes.reason}>
      <Trans>Because {who} shared it with you</Trans>
    </p>
  )
}
