import { useLingui } from '@lingui/react/macro'
import { HeadSkeleton } from './page-skeleton.tsx'
import shell from './app-shell.module.css'
import classes from './shell-skeleton.module.css'

/** The server says it in the page, before it can be asked. */
const hubName = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content

/** The shape of the hub until it is known who is there. It stands in client/index.html before any code runs. */
export function ShellSkeleton() {
  const { t } = useLingui()
  return (
    <div className="opening" role="status" aria-label={t`Loading`}>
      <div className="opening-top">
        <p>{hubName}</p>
      </div>
      <div className="opening-rail" />
      <div className={shell.content}>
        <div className={classes.page}>
          <HeadSkeleton />
        </div>
      </div>
    </div>
  )
}
