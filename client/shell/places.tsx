import { msg } from '@lingui/core/macro'
import { linkOptions } from '@tanstack/react-router'
import {
  IconAward,
  IconBookmark,
  IconCompass,
  IconHistory,
  IconHome,
  IconListCheck,
  IconShare3,
} from '@tabler/icons-react'
import type { FeatureFlag } from '../../generated/client/model/featureFlag.ts'
import type { ContentStats } from '../../generated/client/model/contentStats.ts'

/** The first places of the rail, and all of a phone's bar. `count` says how many things wait there. */
export const places = [
  { label: msg`Home`, icon: IconHome, link: linkOptions({ to: '/' }) },
  { label: msg`Browse`, icon: IconCompass, link: linkOptions({ to: '/browse' }) },
  {
    label: msg`To do`,
    icon: IconListCheck,
    link: linkOptions({ to: '/todo' }),
    count: (stats: ContentStats) => stats.dueCountIncomplete,
  },
  { label: msg`Saved`, icon: IconBookmark, link: linkOptions({ to: '/saved' }) },
  { label: msg`Shared`, icon: IconShare3, link: linkOptions({ to: '/shared' }) },
]

/** The places that the bar of a phone has no room for; there the account menu leads to them. */
const furtherPlaces = [
  { label: msg`History`, icon: IconHistory, link: linkOptions({ to: '/history' }), feature: null },
  { label: msg`Badges`, icon: IconAward, link: linkOptions({ to: '/badges' }), feature: 'badges' as const },
]

/** Those of them that the hub has switched on. */
export function furtherPlacesOf(features: readonly FeatureFlag[]) {
  return furtherPlaces.filter(({ feature }) => feature === null || features.includes(feature))
}
