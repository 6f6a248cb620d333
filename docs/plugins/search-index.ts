import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import lunrSearch from 'docusaurus-lunr-search'

const STAMPED = /^(search-doc|lunr-index)-\d+\.json$/

/**
 * docusaurus-lunr-search with names that do not change: it writes each of its two files twice, once with the time of
 * the build in the name, which would give every build other pages.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const plugin = lunrSearch(context, {})
  return {
    ...plugin,
    contentLoaded: async ({ actions }) => {
      actions.setGlobalData({ fileNames: { searchDoc: 'search-doc.json', lunrIndex: 'lunr-index.json' } })
    },
    postBuild: async (build) => {
      await plugin.postBuild?.(build)
      for (const name of readdirSync(build.outDir)) if (STAMPED.test(name)) rmSync(join(build.outDir, name))
    },
  }
}
