import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { theme } from '../theme.ts'
import { rampOf } from '../ui/brand/brand.ts'
import { SiteName } from '../ui/brand/site-name.ts'

const manager = localStorageColorSchemeManager()
const getRootElement = () => document.documentElement

/**
 * Mantine with the colour and the name of the hub. Mantine's own provider would bring what writes its variables as a style
 * element, which the Content-Security-Policy refuses: they are files here.
 */
export function HubTheme({ children }: { children: ReactNode }) {
  const { data: hub } = useGetHub({ query: { staleTime: Number.POSITIVE_INFINITY } })
  const colour = hub?.colour
  useLayoutEffect(() => {
    if (colour) paint(colour)
  }, [colour])
  const scheme = useProviderColorScheme({
    manager,
    getRootElement,
    defaultColorScheme: 'auto',
    forceColorScheme: undefined,
  })
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>
        <SiteName value={hub?.name ?? ''}>{children}</SiteName>
      </MantineThemeProvider>
    </MantineContext>
  )
}

function paint(colour: string): void {
  rampOf(colour).forEach((step, index) => {
    document.documentElement.style.setProperty(`--mantine-color-brand-${index}`, step)
  })
}
