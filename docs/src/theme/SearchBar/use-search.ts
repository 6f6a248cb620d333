import useBaseUrl from '@docusaurus/useBaseUrl'
import { usePluginData } from '@docusaurus/useGlobalData'
import { useCallback, useEffect, useState } from 'react'
import type { Search } from './create-search.ts'

const LONGEST_WAIT_MS = 2000

/** Loads the two files of the index and the code that reads them; `retry` starts again after a failure. */
export function useSearch(): { search: Search | null; failed: boolean; retry: () => void } {
  const data = usePluginData('docusaurus-lunr-search')
  const names = isFileNames(data) ? data.fileNames : { searchDoc: '', lunrIndex: '' }
  const docUrl = useBaseUrl(names.searchDoc)
  const indexUrl = useBaseUrl(names.lunrIndex)
  const [search, setSearch] = useState<Search | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    // The plugin writes the files at the end of a build, so the development server has none.
    if (process.env.NODE_ENV !== 'production') return
    let gone = false
    whenIdle()
      .then(() => loadSearch(docUrl, indexUrl))
      .then((loaded) => !gone && setSearch(() => loaded))
      .catch(() => !gone && setFailed(true))
    return () => {
      gone = true
    }
  }, [docUrl, indexUrl, attempt])

  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((number) => number + 1)
  }, [])
  return { search, failed, retry }
}

/** The page itself comes first. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve)
  })
}

async function loadSearch(docUrl: string, indexUrl: string): Promise<Search> {
  const [{ searchDocs }, index, { createSearch }] = await Promise.all([
    fetchJson(docUrl),
    fetchJson(indexUrl),
    import('./create-search.ts'),
  ])
  return createSearch(searchDocs, index)
}

async function fetchJson(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}

function isFileNames(data: unknown): data is { fileNames: { searchDoc: string; lunrIndex: string } } {
  return typeof data === 'object' && data !== null && 'fileNames' in data
}
