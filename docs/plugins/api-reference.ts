import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

/** Adds the page `/api/`, which mounts Redoc over the contract; its index of operations is made by scripts/docs. */
export default function apiReference({ siteDir, baseUrl }: LoadContext): Plugin {
  const operations = join(siteDir, '_generated/operations.json')
  return {
    name: 'api-reference',
    getPathsToWatch: () => [operations],
    contentLoaded: async ({ actions }) => {
      const groups = await actions.createData('operations.json', readFileSync(operations, 'utf8'))
      actions.addRoute({
        path: `${baseUrl}api/`,
        exact: true,
        component: '@site/src/components/api-page.tsx',
        modules: { groups },
      })
    },
  }
}
