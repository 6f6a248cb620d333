import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './api-page.module.css'

export type OperationGroup = {
  title: string
  operations: { id: string; name: string; call: string; summary: string }[]
}

type Props = { groups: OperationGroup[]; contractUrl: string }

/**
 * All operations as headings, for the search and for readers without scripts. Because each id is the operation's address
 * within Redoc, a hit of the search opens the operation. A live page has Redoc instead, and leaves out all but the title.
 */
export function OperationIndex({ groups, contractUrl }: Props): ReactNode {
  // The build's link check then knows the operations, and a page that links to one that is gone fails it.
  const { collectAnchor } = useBrokenLinks()
  for (const { operations } of groups) for (const { id } of operations) collectAnchor(id)

  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return (
    <>
      <noscript>
        <style>{`.${styles.index} { ${IN_SIGHT} }`}</style>
        <p className={styles.notice}>
          The reference needs JavaScript. Without it you can read the index below or{' '}
          <a href={contractUrl}>download the contract</a>.
        </p>
      </noscript>
      <article className={styles.index}>
        <h1>API reference</h1>
        {!isLive && <Headings groups={groups} />}
      </article>
    </>
  )
}

const IN_SIGHT =
  'position: static; width: auto; height: auto; clip-path: none; content-visibility: visible; padding: 2rem;'

function Headings({ groups }: { groups: OperationGroup[] }): ReactNode {
  return (
    <div className="markdown">
      {groups.flatMap(({ title, operations }) => [
        <h2 key={title}>{title}</h2>,
        ...operations.flatMap(({ id, name, call, summary }) => [
          <h3 key={id} className="anchor" id={id}>
            {name}
          </h3>,
          <p key={`${id} text`}>
            {call}: {summary}
          </p>,
        ]),
      ])}
    </div>
  )
}
