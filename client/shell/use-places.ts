import type { MessageDescriptor } from '@lingui/core'
import type { TablerIcon } from '@tabler/icons-react'
import { useRouter, type LinkProps } from '@tanstack/react-router'
import { use } from 'react'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import type { FeatureFlag } from '../../generated/client/model/featureFlag.ts'
import { can, looksAfterSomething, type Access } from '../api/can.ts'
import { useSession } from '../api/session.ts'

/** How many things wait for the person. */
export interface Waiting {
  due: number
  unread: number
}

/** The entry of a page in the navigation. A route declares its own in `staticData`; they stand in the order of the routes. */
export interface Place {
  label: MessageDescriptor
  icon: TablerIcon
  /** `bar` is all that a phone's bar has room for, and comes first in the rail; `manage` is where the hub is looked after, see `useManagePlaces`. */
  group: 'bar' | 'rail' | 'manage'
  /** The feature without which there is no such page. */
  feature?: FeatureFlag
  /** The rule of the call without which the page shows nothing. */
  needs?: Access
  count?: (waiting: Waiting) => number
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    place?: Place
    /** Whether the page has the whole width, without the navigation beside it. */
    isRoom?: boolean
  }
}

export type LinkedPlace = Place & { link: LinkProps }

/** The places that are open to the person. */
export function usePlaces(...groups: Place['group'][]): LinkedPlace[] {
  const { routesById } = useRouter()
  const session = useSession()
  return Object.values(routesById).flatMap(({ fullPath, options }) => {
    const place = options.staticData?.place
    if (!place || !groups.includes(place.group) || !isOpen(session, place)) return []
    return [{ ...place, link: { to: fullPath } as LinkProps }]
  })
}

/** Where the person looks after the hub. Suspends until the pages are there, which only those load who look after something. */
export function useManagePlaces(): LinkedPlace[] {
  const { openManagePages } = useRouter().options.context
  if (looksAfterSomething(useSession())) use(openManagePages())
  return usePlaces('manage')
}

function isOpen(session: CurrentSession, { feature, needs }: Place): boolean {
  return (!feature || session.features.includes(feature)) && (!needs || can(session, needs))
}
