import { msg } from '@lingui/core/macro'
import { linkOptions } from '@tanstack/react-router'
import { IconBookmark, IconCompass, IconHistory, IconHome, IconListCheck } from '@tabler/icons-react'
import type { ContentStats } from '../../generated/client/model/contentStats.ts'

/** The places of the rail. `count` says how many things wait there. */
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
  { label: msg`History`, icon: IconHistory, link: linkOptions({ to: '/history' }) },
]
