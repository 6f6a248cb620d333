const PLACE = 'hub.documents'

/** Sizes of a page that follow the size of the viewer, in the words of pdf.js. */
export const FITS = ['auto', 'page-width', 'page-fit'] as const
export type Fit = (typeof FITS)[number]

export function isFit(size: string): size is Fit {
  return (FITS as readonly string[]).includes(size)
}

/** How large somebody has pages shown in this browser. */
export function preferredFit(): Fit {
  try {
    const kept = localStorage.getItem(PLACE) ?? ''
    return isFit(kept) ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

export function preferFit(fit: Fit): void {
  try {
    localStorage.setItem(PLACE, fit)
  } catch {
    // It holds until the page is closed.
  }
}
