import { ActionIcon, Button, createTheme, type MantineColorsTuple } from '@mantine/core'
import { FILLED, rampOf } from './ui/brand/brand.ts'

/**
 * Colours, sizes and spaces are CSS variables in theme.css, because the Content-Security-Policy refuses the style
 * element that Mantine would write; this holds what only script can say.
 */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: FILLED,
  colors: { brand: [...rampOf('#3b5bdb')] as unknown as MantineColorsTuple },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({ classNames: { root: 'hub-button', label: 'hub-button-label' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 40 } }),
  },
})
