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
 * All operations as headings, hidden from sight while scripts run. The search finds them here, and because each id is
 * the operation's address within Redoc, a hit opens the operation.
 */
export function OperationIndex({ groups, contractUrl }: Props): ReactNode {
  // The build's link check then knows the operations, and a page that links to one that is gone fails it.
  const { collectAnchor } = useBrokenLinks()
  for (const { operations } of groups) for (const { id } of operations) collectAnchor(id)

  // In a live page an element with this id would draw the scroll position away from Redoc.
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return (
    <>
      <noscript>
        <style>{`.${styles.index} { position: static; width: auto; height: auto; clip-path: none; padding: 2rem; }`}</style>
        <p className={styles.notice}>
          The reference needs JavaScript. Without it you can read the index below or{' '}
          <a href={contractUrl}>download the contract</a>.
        </p>
      </noscript>
      <article className={styles.index}>
        <h1>API reference</h1>
        <div className="markdown">
          {groups.flatMap(({ title, operations }) => [
            <h2 key={title}>{title}</h2>,
            ...operations.flatMap(({ id, name, call, summary }) => [
              <h3 key={id} className="anchor" id={isLive ? undefined : id}>
                {name}
              </h3>,
              <p key={`${id} text`}>
                {call}: {summary}
              </p>,
            ]),
          ])}
        </div>
      </article>
    </>
  )
}
