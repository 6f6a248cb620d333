import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetPages } from '../../../generated/client/model/assetPages.ts'
import type { LaunchPages } from '../../../generated/client/model/launchPages.ts'
import type { PageRange } from '../../../generated/client/model/pageRange.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { savePages } from '../../api/keepalive.ts'
import { keepPages, keptPages } from '../../api/kept-work.ts'
import { countPages, joinPages } from '../../api/page-ranges.ts'
import { useSession } from '../../api/session.ts'
import { isDone } from '../../ui/content/is-done.ts'
import { OnlyLookedAt } from '../only-looked-at.ts'
import { useReportedStatus } from '../use-status.ts'

const AFTER_MS = 3_000
/** As many as the contract takes: pages of a document that count, and ranges of them in one call. */
const MAX_PAGES = 10_000
const MAX_RANGES = 500

/** What is seen of a document now: the page that one is on, and all that are shown. */
export interface Shown {
  page: number
  pages: readonly number[]
}

/** What somebody has seen of a document, which the hub is told a moment later, when one leaves, and at once where it is all that it takes. */
export function useReading(asset: Asset, launched: NonNullable<LaunchPages>, count: number) {
  const { user } = useSession()
  const pageCount = Math.min(count, MAX_PAGES)
  const required = Math.ceil((pageCount * launched.requiredPercent) / 100)
  const isOnlyLookedAt = useContext(OnlyLookedAt)
  const [kept] = useState(() => (isOnlyLookedAt ? null : keptPages(user.id, asset.id)))
  const [seen, setSeen] = useState(() => within([...launched.seen, ...(kept?.seen ?? [])], pageCount))
  const unsent = useRef<PageRange[]>(kept?.seen ?? [])
  const place = useRef({ page: 0, isTold: true })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useReportedStatus(asset, 'updateMyAssetPages')

  const send = (leaving: boolean) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (place.current.isTold || isOnlyLookedAt) return
    place.current.isTold = true
    const pages = { page: place.current.page, pageCount, seen: unsent.current.slice(0, MAX_RANGES) }
    unsent.current = unsent.current.slice(MAX_RANGES)
    savePages(asset.id, pages, leaving).then(
      ({ userContentStatus }) => {
        keepPages(user.id, asset.id, null)
        tell(userContentStatus)
      },
      (error: unknown) => takeBack(pages, error),
    )
  }
  /** The next report may make it good; the browser keeps it in case there is none. */
  const takeBack = (pages: AssetPages, error: unknown) => {
    unsent.current = joinPages([...pages.seen, ...unsent.current])
    place.current.isTold = false
    if (error instanceof HubProblem && error.status === 0) keepPages(user.id, asset.id, pages)
  }
  const see = (shown: Shown) => {
    const page = Math.min(shown.page, pageCount)
    const pages = shown.pages.map((each) => ({ first: each, last: each }))
    const all = within([...seen, ...pages], pageCount)
    const isNew = countPages(all) > countPages(seen)
    if (!isNew && page === place.current.page) return
    place.current = { page, isTold: false }
    unsent.current = within([...unsent.current, ...pages], pageCount)
    setSeen(all)
    if (isNew && countPages(all) >= required) send(false)
    else timer.current ??= setTimeout(() => send(false), AFTER_MS)
  }
  const leave = useEffectEvent(() => send(true))

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [])

  const left = kept?.page ?? launched.page
  // Who has read it to its end begins it anew.
  const startPage = left === pageCount && isDone(asset) ? null : left
  return { startPage, seen, pageCount, required, see }
}

/** A file that took the place of a longer one has fewer pages than were seen. */
function within(ranges: readonly PageRange[], pageCount: number): PageRange[] {
  return joinPages(ranges)
    .filter(({ first }) => first <= pageCount)
    .map(({ first, last }) => ({ first, last: Math.min(last, pageCount) }))
}

export type Reading = ReturnType<typeof useReading>
