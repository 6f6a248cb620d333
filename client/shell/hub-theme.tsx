import { MantineProvider } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { theme } from '../theme.ts'
import { rampOf } from '../ui/brand.ts'
import { SiteName } from '../ui/site-name.ts'

/** Mantine with the colour and the name of the hub. */
export function HubTheme({ children }: { children: ReactNode }) {
  const { data: hub } = useGetHub({ query: { staleTime: Number.POSITIVE_INFINITY } })
  const colour = hub?.colour
  useLayoutEffect(() => {
    if (colour) paint(colour)
  }, [colour])
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <SiteName value={hub?.name ?? ''}>{children}</SiteName>
    </MantineProvider>
  )
}

function paint(colour: string): void {
  rampOf(colour).forEach((step, index) => {
    document.documentElement.style.setProperty(`--mantine-color-brand-${index}`, step)
  })
}
