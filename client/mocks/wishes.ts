import type { OperationId } from '../../generated/server/operations.ts'

/** What a developer asks of an operation to see a screen in a state that is hard to reach. */
export interface Wish {
  /** Milliseconds before the answer. */
  delay?: number
  /** The status of a problem in place of the answer; 0 for no answer at all. */
  status?: number
  /** Whether lists are empty. */
  isEmpty?: boolean
}

/** Reads `status=503, delay=2000, empty`, as the header Prefer has it. */
export function readWish(text: string | null): Wish {
  const wish: Wish = {}
  for (const part of (text ?? '').split(/[,;]/)) {
    const [name, value] = part.trim().split('=')
    if (name === 'delay') wish.delay = Number(value)
    if (name === 'status') wish.status = Number(value)
    if (name === 'empty') wish.isEmpty = true
  }
  return wish
}

/** Reads `listMyPlaylists:status=503,delay=2000|getMyProfile:delay=500`, as the parameter `mock` of a page has it. */
export function readWishes(text: string | null): Map<OperationId, Wish> {
  const entries = (text ?? '').split('|').filter(Boolean)
  return new Map(
    entries.map((entry) => {
      const [id, wish] = entry.split(':')
      return [id as OperationId, readWish(wish ?? null)]
    }),
  )
}
