import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { viewAs } from '../api/view-as.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import classes from './app-shell.module.css'
import { Gate } from './gate.tsx'
import { Navigation } from './navigation.tsx'
import { NewcomerGate } from './newcomer-gate.tsx'
import { OfflineNote } from './offline-note.tsx'
import { TopBar } from './top-bar.tsx'
import { useOfflineWork } from './use-offline-work.ts'

const Bars = lazy(() => withManageTexts(import('./bars.tsx')).then((module) => ({ default: module.Bars })))

/** What stands around every page of somebody who is signed in. */
export function AppShell() {
  const isRoom = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isRoom) })
  return (
    <Gate>
      <NewcomerGate>
        <a className={classes.skip} href="#content">
          <Trans>Skip to content</Trans>
        </a>
        <div className={classes.shell} data-room={isRoom || undefined}>
          <TopBar />
          {!isRoom && <Navigation />}
          <Content />
        </div>
      </NewcomerGate>
    </Gate>
  )
}

function Content() {
  useOfflineWork()
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const lastPath = useRef(path)
  // Readers of screens hear the new page, and the keyboard goes on from its top.
  useEffect(() => {
    if (lastPath.current !== path) main.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
  return (
    <main id="content" ref={main} tabIndex={-1} className={classes.content}>
      <OfflineNote />
      {(viewAs() || path.startsWith('/manage')) && (
        <Suspense>
          <Bars />
        </Suspense>
      )}
      <Outlet />
    </main>
  )
}
