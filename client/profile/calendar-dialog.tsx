import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  useCreateMyCalendarFeed,
  useDeleteMyCalendarFeed,
  useGetMyCalendarFeed,
} from '../../generated/client/content/content.ts'
import type { CalendarFeed } from '../../generated/client/model/calendarFeed.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import classes from './profile.module.css'

/** The link by which a calendar program shows what is due. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const query = useGetMyCalendarFeed()
  const { run, data, isPending } = useChange(useCreateMyCalendarFeed)
  return (
    <Dialog title={t`Due dates in your calendar`} onClose={onClose}>
      {data ? (
        <NewLink url={data.url} />
      ) : (
        query.data && <About feed={query.data} isMaking={isPending} onMake={() => run(undefined)} onClose={onClose} />
      )}
      <QueryState query={query} height={120} />
    </Dialog>
  )
}

interface AboutProps {
  feed: CalendarFeed
  isMaking: boolean
  onMake: () => void
  onClose: () => void
}

function About({ feed: { createdTime, lastReadTime }, isMaking, onMake, onClose }: AboutProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { run, isPending } = useChange(useDeleteMyCalendarFeed, { done: () => t`The calendar link no longer works.` })
  const [since, day] = [createdTime, lastReadTime].map((time) => time && format.day(time))
  const use = lastReadTime
    ? t`You have had a link since ${since}. It was last read on ${day}.`
    : t`You have had a link since ${since}. It was never read.`
  return (
    <div className={classes.stack}>
      <p>
        <Trans>
          Your calendar program can show what you are asked to do on the day on which it is due. It reads the days from
          a secret link, and what you complete goes from it by itself.
        </Trans>
      </p>
      {createdTime && <p className={classes.entryText}>{use}</p>}
      <div className={classes.buttons}>
        <Button loading={isMaking} onClick={onMake}>
          {createdTime ? <Trans>Replace the link</Trans> : <Trans>Create a link</Trans>}
        </Button>
        {createdTime && (
          <Button
            variant="default"
            loading={isPending}
            onClick={() => {
              run(undefined)
              onClose()
            }}
          >
            <Trans>Delete the link</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** The link as it is shown once, with what to do with it. */
function NewLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={classes.stack}>
      <p>
        <Trans>
          Copy the link and add it to your calendar program as a calendar from the internet. It is shown only once, and
          whoever has it can read what you are asked to do.
        </Trans>
      </p>
      <code className={classes.secret}>{url}</code>
      <div className={classes.buttons}>
        <Button onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
        </Button>
        <Button variant="default" component="a" href={url.replace(/^https?:/, 'webcal:')}>
          <Trans>Open in the calendar program</Trans>
        </Button>
      </div>
    </div>
  )
}
