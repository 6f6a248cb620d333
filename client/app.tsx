import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { HubRouter } from './router.tsx'
import { HubTheme } from './shell/hub-theme.tsx'
import { Notices } from './ui/notices/notices.tsx'

export function App({ router, queryClient }: { router: HubRouter; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <HubTheme>
          <RouterProvider router={router} />
          <Notices />
        </HubTheme>
      </I18nProvider>
    </QueryClientProvider>
  )
}
