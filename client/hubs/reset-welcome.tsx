import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  usePreviewWelcomeViewsReset,
  useResetWelcomeViews,
} from '../../generated/client/welcome-views-admin/welcome-views-admin.ts'
import { useChange } from '../api/use-change.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './settings.module.css'

/** Shows the views once more to people who have closed theirs. */
export function ResetWelcome() {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel
      title={t`Show again`}
      sentence={t`Who has closed their view does not see what you change in it. Everybody can see it once more.`}
    >
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setAsking(true)}>
          <Trans>Show again to everybody…</Trans>
        </Button>
      </div>
      {isAsking && <ResetQuestion onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function ResetQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const query = usePreviewWelcomeViewsReset({ query: { gcTime: 0 } })
  return (
    <Dialog title={t`Show again to everybody`} onClose={onClose}>
      <div className={classes.picture}>
        <QueryState query={query} height={60} />
        {query.data && <Consequence userCount={query.data.userCount} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function Consequence({ userCount, onClose }: { userCount: number; onClose: () => void }) {
  const { run, isPending } = useChange(useResetWelcomeViews, {
    done: () => plural(userCount, { one: '# person sees it again.', other: '# people see it again.' }),
  })
  if (userCount === 0)
    return (
      <>
        <p>
          <Trans>Nobody has closed a view that is shown now, so nothing would change.</Trans>
        </p>
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </>
    )
  return (
    <>
      <p>
        {plural(userCount, {
          one: '# person has closed their view, and sees it once more on their next visit to the home page.',
          other: '# people have closed their views, and see them once more on their next visit to the home page.',
        })}
      </p>
      <div className={classes.buttons}>
        <Button
          loading={isPending}
          data-autofocus
          onClick={() => {
            run()
            onClose()
          }}
        >
          {plural(userCount, { one: 'Show it to # person', other: 'Show it to # people' })}
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}
