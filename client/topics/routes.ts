import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconBinaryTree, IconTags } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { page, text, type RawSearch } from '../shell/search-params.ts'

export const topicsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/topics',
  validateSearch: topicSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./topics-page.tsx')), 'TopicsPage'),
  staticData: { place: { label: msg`Topics`, icon: IconBinaryTree, group: 'manage', needs: access.createTopic } },
})

export const tagsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manage/tags',
  validateSearch: tagSearch,
  component: lazyRouteComponent(() => withManageTexts(import('./tags-page.tsx')), 'TagsPage'),
  staticData: { place: { label: msg`Tags`, icon: IconTags, group: 'manage', needs: access.createTags } },
})

export type TopicSearch = { q?: string; show?: 'deleted' }

function topicSearch(raw: RawSearch): TopicSearch {
  return { q: text(raw.q, 200), show: raw.show === 'deleted' ? 'deleted' : undefined }
}

function tagSearch(raw: RawSearch): { q?: string; page?: number } {
  return { q: text(raw.q, 200), page: page(raw.page) }
}
