import { Button } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import { useEffect } from 'react'
import { addProblemWords } from '../api/problems.ts'
import { useSession } from '../api/session.ts'
import { endView } from '../api/change-view.ts'
import { viewAs, type ViewAs } from '../api/view-as.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './view-bar.module.css'

// For nobody who sees the hub as themselves. An admin who does not would be told to ask an admin.
if (viewAs())
  addProblemWords({
    'not-allowed': {
      title: msg`Only they can do this`,
      text: msg`You see the hub as somebody else. See it as yourself again to do this.`,
    },
  })

/** Says as whom an admin sees the hub, and leads back. */
export function ViewBar({ view: { expiresTime } }: { view: ViewAs }) {
  const format = useFormat()
  const name = useSession().user.displayName
  const until = format.moment(expiresTime)
  useEffect(() => {
    const timer = setTimeout(endView, Math.max(0, new Date(expiresTime).getTime() - Date.now()))
    return () => clearTimeout(timer)
  }, [expiresTime])
  return (
    <section className={classes.bar} aria-labelledby="view-bar">
      <IconEye size={20} aria-hidden />
      <p id="view-bar">
        <Trans>
          You see the hub as {name} until {until}. You can open nothing that would count as theirs, and change nothing.
        </Trans>
      </p>
      <Button variant="default" onClick={endView}>
        <Trans>See it as yourself again</Trans>
      </Button>
    </section>
  )
}
