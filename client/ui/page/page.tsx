import { useContext, type ReactNode } from 'react'
import classes from './page.module.css'
import { SiteName } from '../brand/site-name.ts'

type PageProps = {
  title: string
  /** One sentence on what this page is for. */
  sentence?: string
  crumbs?: ReactNode
  /** The one primary action. */
  action?: ReactNode
  children: ReactNode
}

/** Breadcrumb, one h1, one sentence, then the content; sets the document's title. */
export function Page({ title, sentence, crumbs, action, children }: PageProps) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <header className={classes.head}>
        {crumbs}
        <div className={classes.row}>
          <div className={classes.words}>
            <h1>{title}</h1>
            {sentence && <p className={classes.sentence}>{sentence}</p>}
          </div>
          {action}
        </div>
      </header>
      {children}
    </div>
  )
}

export function PageTitle({ title }: { title: string }) {
  const site = useContext(SiteName)
  return <title>{site ? `${title} · ${site}` : title}</title>
}
