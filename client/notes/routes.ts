import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { IconNotes } from '@tabler/icons-react'
import { withAccountTexts } from '../i18n/i18n.ts'
import { appRoute } from '../shell/app-route.tsx'
import { page, text, type RawSearch } from '../shell/search-params.ts'

export const notesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/notes',
  validateSearch: (raw: RawSearch): { q?: string; page?: number } => ({ q: text(raw.q, 200), page: page(raw.page) }),
  component: lazyRouteComponent(() => withAccountTexts(import('./notes-page.tsx')), 'NotesPage'),
  staticData: { place: { label: msg`Notes`, icon: IconNotes, group: 'rail' } },
})
