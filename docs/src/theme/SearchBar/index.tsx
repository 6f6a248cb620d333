import type { ReactNode } from 'react'
import { SearchBox } from './search-box.tsx'
import styles from './styles.module.css'
import { useSearch } from './use-search.ts'

/**
 * The search in the navbar. It replaces the box of docusaurus-lunr-search, which says "Loading..." for ever when its
 * index does not come, and which compiles its templates at run time, so that it would need `unsafe-eval`.
 */
export default function SearchBar(): ReactNode {
  const { search, failed, retry } = useSearch()
  if (!failed) return <SearchBox search={search} />
  return (
    <div className={`navbar__search ${styles.failed}`} role="alert">
      <span className={styles.reason}>Search could not be loaded.</span>
      <button type="button" className="button button--secondary button--sm" onClick={retry}>
        Retry
      </button>
    </div>
  )
}
