import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { linkOptions, type LinkProps } from '@tanstack/react-router'
import {
  IconAward,
  IconBookmark,
  IconCompass,
  IconHistory,
  IconHome,
  IconListCheck,
  IconMail,
  IconMessage,
  IconShare3,
  type TablerIcon,
} from '@tabler/icons-react'
import type { OperationId } from '../../generated/access.ts'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import type { FeatureFlag } from '../../generated/client/model/featureFlag.ts'
import type { ContentStats } from '../../generated/client/model/contentStats.ts'
import { can } from '../api/can.ts'

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
  { label: msg`Messages`, icon: IconMessage, link: linkOptions({ to: '/messages' }), feature: null },
  { label: msg`History`, icon: IconHistory, link: linkOptions({ to: '/history' }), feature: null },
  { label: msg`Badges`, icon: IconAward, link: linkOptions({ to: '/badges' }), feature: 'badges' as const },
]

/** Those of them that the hub has switched on. */
export function furtherPlacesOf(features: readonly FeatureFlag[]) {
  return furtherPlaces.filter(({ feature }) => feature === null || features.includes(feature))
}

/** Where the hub is looked after. `needs` is the call without which a place shows nothing. */
const managePlaces: { label: MessageDescriptor; icon: TablerIcon; link: LinkProps; needs: OperationId }[] = [
  { label: msg`E-mails`, icon: IconMail, link: linkOptions({ to: '/manage/emails' }), needs: 'listEmails' },
]

/** Those of them that are open to somebody. */
export function managePlacesOf(session: CurrentSession) {
  return managePlaces.filter(({ needs }) => can(session, needs))
}
