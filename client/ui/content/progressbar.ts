import type { CSSProperties } from 'react'

/** What makes an element tell a rate of 0 to 1, to readers of screens and to its styles as `--progress-share`. */
export function progressbar(rate: number, label: string) {
  const percent = Math.round(rate * 100)
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': percent,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    style: { '--progress-share': `${percent}%` } as CSSProperties,
  } as const
}
