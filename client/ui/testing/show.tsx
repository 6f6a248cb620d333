import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'

/** Shows a part of the interface at an address, within all that stands around it in the client. */
export async function show(element: () => ReactElement, path = '/') {
  prepareDom()
  window.history.replaceState(null, '', path)
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{element()}</main>, notFoundComponent: element }),
    history: createBrowserHistory(),
  })
  render(
    <MantineProvider env="test">
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </MantineProvider>,
  )
  await screen.findByRole('main')
  return { router, search: () => router.state.location.search as Record<string, unknown> }
}

/** What axe finds in the page; colours are looked at in a real browser. */
export async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** What Mantine asks a browser for, and jsdom does not have. */
function prepareDom(): void {
  window.matchMedia ??= (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.scrollTo = () => undefined
}
