import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'
import type { Hit } from './create-search.ts'
import styles from './styles.module.css'

type Props = { id: string; hits: Hit[]; active: number; onChoose: (hit: Hit) => void }

/** The hits of a search as a listbox; an empty one says so. */
export function HitList({ id, hits, active, onChoose }: Props): ReactNode {
  const api = useBaseUrl('/api/')
  if (hits.length === 0)
    return (
      <p id={id} className={`${styles.list} ${styles.empty}`} role="status">
        Nothing found. Try a shorter word, or the name of an operation.
      </p>
    )
  return (
    <ul id={id} role="listbox" aria-label="Search results" className={styles.list}>
      {hits.map((hit, number) => (
        // The mouse is pressed before the box loses focus, and losing focus closes the list.
        <li
          key={`${hit.url} ${number}`}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === active}
          className={styles.hit}
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(hit)
          }}
        >
          <span className={styles.title}>{hit.title}</span>
          <span className={styles.page}>{hit.url.startsWith(api) ? 'API reference' : hit.page}</span>
          <span className={styles.excerpt}>{hit.excerpt}</span>
        </li>
      ))}
    </ul>
  )
}
