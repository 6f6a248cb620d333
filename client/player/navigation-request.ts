/** What a SCO asks the player to do when it ends. `leave` ends the course, `end` only this activity. */
export type NavigationRequest =
  | { kind: 'none' }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'choice'; activityId: string }
  | { kind: 'end' }
  | { kind: 'leave'; keep: boolean }

/** Reads `adl.nav.request` (SCORM 2004 4th edition, SN 5.6.4), such as "continue" or "{target=item_2}choice". */
export function parseNavigationRequest(text: string): NavigationRequest {
  const target = /^\{target=(.+)\}(?:choice|jump)$/.exec(text)?.[1]
  if (target !== undefined) return { kind: 'choice', activityId: target }
  if (text === 'continue') return { kind: 'next' }
  if (text === 'previous') return { kind: 'previous' }
  if (text === 'exit' || text === 'abandon') return { kind: 'end' }
  if (text === 'suspendAll') return { kind: 'leave', keep: true }
  if (text === 'exitAll' || text === 'abandonAll') return { kind: 'leave', keep: false }
  return { kind: 'none' }
}

/** The request that `adl.nav.request_valid.<...>` asks about, or null for any other data model name. */
export function navigationQuestion(name: string): NavigationRequest | null {
  const asked = /^adl\.nav\.request_valid\.(.+)$/.exec(name)?.[1]
  if (asked === undefined) return null
  const target = /^(?:choice|jump)\.\{target=(.+)\}$/.exec(asked)?.[1]
  return target === undefined ? parseNavigationRequest(asked) : { kind: 'choice', activityId: target }
}
