import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { PageRange } from '../../../generated/client/model/pageRange.ts'
import { countPages, pagesLeft } from '../../api/page-ranges.ts'
import { isDone } from '../../ui/content/is-done.ts'
import classes from './document.module.css'
import type { Reading } from './use-reading.ts'

interface ReadingLineProps {
  asset: Asset
  reading: Reading
  onGo: (page: number) => void
}

/** How much of a document was seen, and what is missing until it is done. Nothing for one that was done before, or has a single page. */
export function ReadingLine({ asset, reading: { seen, pageCount, required }, onGo }: ReadingLineProps) {
  const { t } = useLingui()
  const [wasDone] = useState(() => isDone(asset))
  if (wasDone || pageCount === 1) return null
  const seenCount = countPages(seen)
  const isEnough = seenCount >= required
  const isAutomatic = asset.markAsDoneMode === 'automatic'
  const left = pagesLeft(seen, pageCount)
  // Who reads on from the first page knows what is missing.
  const isMissed = isAutomatic && !isEnough && seen.at(-1)?.last === pageCount
  const pages = listed(left)
  const next = left[0]?.first ?? 1
  return (
    <div className={classes.reading}>
      <span>{t`Pages seen: ${seenCount} of ${pageCount}.`}</span>
      {isAutomatic && !isEnough && !isMissed && (
        <span>
          {required === pageCount ? t`Done when you have seen all of them.` : t`Done when you have seen ${required}.`}
        </span>
      )}
      {isMissed && (
        <>
          <span>{t`Not seen yet: ${pages}.`}</span>
          <button type="button" className={classes.missed} onClick={() => onGo(next)}>
            {t`Go to page ${next}`}
          </button>
        </>
      )}
      <span role="status">{isAutomatic && isEnough && t`That is all it takes.`}</span>
    </div>
  )
}

const LISTED = 5

function listed(ranges: readonly PageRange[]): string {
  const some = ranges.slice(0, LISTED).map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
  return [...some, ...(ranges.length > LISTED ? ['…'] : [])].join(', ')
}
