/** An export is given up after so many tries. */
export const MAX_TRIES = 3

/** Who makes an export says so this often, and counts as lost after four times as long. */
export const LEASE_RENEWAL_MS = 15_000

/** Until when who makes an export now holds it. */
export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + 4 * LEASE_RENEWAL_MS)
}

/** The file of an export is kept this long. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** That there was an export is known for so long. */
export const ROWS_KEPT_MS = 400 * 24 * 60 * 60 * 1000

/** When the file of an export is deleted. */
export function exportEnd(readyAt: Date): Date {
  return new Date(readyAt.getTime() + KEPT_MS)
}

/** Where the file of an export is fetched, relative to the hub. */
export function fileUrlOf(exportId: string): string {
  return `/api/me/data-export/${exportId}/file`
}

/** The same of an export of the whole hub. */
export function hubFileUrlOf(exportId: string): string {
  return `/api/hub/exports/${exportId}/file`
}

/** How an export stands now; its file may lie there a little longer than it may be fetched. */
export function statusOf({ status, expiresAt }: { status: string; expiresAt: Date | null }, now: Date): string {
  return status === 'ready' && expiresAt && expiresAt <= now ? 'expired' : status
}
