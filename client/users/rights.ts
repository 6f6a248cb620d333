import { Privilege } from '../../generated/client/model/privilege.ts'

/** The parts of the administration, each with a right to look and a right to change. */
export const areas = ['playlist', 'asset', 'nudge', 'report', 'user', 'settings'] as const
export type Area = (typeof areas)[number]

/** How far the rights of an admin reach in a part. */
export type Reach = 'none' | 'read' | 'write'
export type Reaches = Record<Area, Reach>

/** The rights of somebody, as a form has them. */
export type RightsValues = { isAdmin: boolean; reaches: Reaches }

/** Who may change may look as well. */
export function reachesOf(privileges: readonly Privilege[]): Reaches {
  const reachOf = (area: Area): Reach => {
    if (privileges.includes(Privilege[`${area}_write`])) return 'write'
    return privileges.includes(Privilege[`${area}_read`]) ? 'read' : 'none'
  }
  return Object.fromEntries(areas.map((area) => [area, reachOf(area)])) as Reaches
}

export function privilegesOf(reaches: Reaches): Privilege[] {
  return areas.flatMap((area) => {
    const reach = reaches[area]
    return reach === 'none' ? [] : [Privilege[`${area}_${reach}`]]
  })
}

/** Whether somebody may give what they hold themselves. */
export function mayGive(held: readonly Privilege[], area: Area, reach: Reach): boolean {
  const own = reachesOf(held)[area]
  return reach === 'none' || own === 'write' || own === reach
}
