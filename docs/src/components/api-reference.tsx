import { useLocation } from '@docusaurus/router'
import { useColorMode } from '@docusaurus/theme-common'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './api-page.module.css'
import { loadRedoc } from './load-redoc.ts'
import type { RedocRoot } from './load-redoc.ts'
import { useRedocColours } from './use-redoc-colours.ts'

const NAVBAR_PIXELS = 60

/** `referenceUrl` is the contract as Redoc shows it, `contractUrl` the one that it offers to download. */
type Props = { script: string; referenceUrl: string; contractUrl: string }

/** Redoc over the contract, with an error and a Retry button where one of the two does not load. */
export function ApiReference({ script, referenceUrl, contractUrl }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | Error>('loading')
  const [attempt, setAttempt] = useState(0)
  useRedocColours(useColorMode().colorMode)
  useFollowedHash(useLocation().hash)

  useEffect(() => {
    let root: RedocRoot | undefined
    let gone = false
    setState('loading')
    loadRedoc(script, referenceUrl, attempt)
      .then(({ redoc, contract }) => {
        if (gone || !place.current) return
        root = redoc.init(
          contract,
          {
            router: 'hash',
            disableTelemetry: true,
            scrollYOffset: navbarHeight,
            // The contract comes in one piece, and looking for others in it takes as long as showing the page.
            skipBundle: true,
            downloadUrls: [{ title: 'openapi.json', url: contractUrl }],
          },
          place.current,
        )
        setState('shown')
      })
      .catch((error) => !gone && setState(error))
    return () => {
      gone = true
      // React forbids unmounting one root while it renders another.
      setTimeout(() => root?.unmount())
    }
  }, [script, referenceUrl, contractUrl, attempt])

  return (
    <>
      {state === 'loading' && (
        <p className={styles.notice} role="status">
          Loading the API reference...
        </p>
      )}
      {state instanceof Error && (
        <div className={styles.notice} role="alert">
          <p>The API reference could not be loaded. {state.message}</p>
          <button type="button" className="button button--primary" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
        </div>
      )}
      <div ref={place} className={styles.reference} />
    </>
  )
}

function navbarHeight(): number {
  return document.querySelector('.navbar')?.clientHeight ?? NAVBAR_PIXELS
}

/** Redoc listens to the browser, which says nothing when the site's own router changes the hash, for example from the search. */
function useFollowedHash(hash: string): void {
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    first.current = false
  }, [hash])
}
