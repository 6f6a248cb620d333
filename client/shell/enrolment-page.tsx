import { Trans, useLingui } from '@lingui/react/macro'
import { SecondFactor } from '../profile/second-factor.tsx'
import { PageTitle } from '../ui/page/page.tsx'
import classes from './gate.module.css'

/** All that somebody finds of whom the hub requires a second factor that they lack. */
export function EnrolmentPage({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  return (
    <main className={classes.enrolment}>
      <PageTitle title={t`Set up a second factor`} />
      <h1>
        <Trans>Set up a second factor</Trans>
      </h1>
      <p>
        <Trans>This hub requires one from you. Set it up once, then continue to where you were going.</Trans>
      </p>
      <SecondFactor onDone={onDone} />
    </main>
  )
}
