import type { Plugin } from 'vite'

/** Mantine's names of colours that no screen shows. The parts of Mantine that are used name the others. */
const UNUSED = /^\s*--mantine-color-(?:pink|grape|violet|indigo|cyan|green|lime|orange)-[\w-]+:[^;]*;\n/gm

/** Leaves out of Mantine's variables, which every page loads before it shows, the colours that are not used: half of them. */
export function shipColours(): Plugin {
  return {
    name: 'ship-colours',
    enforce: 'pre',
    transform: {
      filter: { id: /default-css-variables\.layer\.css$/ },
      handler: (css) => css.replace(UNUSED, ''),
    },
  }
}
