import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

const PATH_IN_CODE =
  /`((?:spec|generated|server|client|docs|scripts)\/[\w./-]+\.(?:ts|tsx|js|yaml|json|sql|md|mdx|css))`/g
/** What a reader is asked to make, not to find. */
const NOT_MADE_YET = /widget|your-noun|<noun>/

/** Every file that the documentation names by its full path is there. */
export function checkNamesInDocs(root = ROOT): Findings {
  return globSync(
    ['docs/docs/**/*.{md,mdx}', 'docs/decisions/*.md', 'README.md', 'spec/README.md', 'client/mocks/README.md'],
    { cwd: root },
  ).flatMap((page) =>
    namesIn(readFileSync(join(root, page), 'utf8'))
      .filter((name) => !existsSync(join(root, name)))
      .map((name) => `${page} speaks of ${name}, which is not there. Mend the page or the name.`),
  )
}

function namesIn(text: string): string[] {
  return [...text.matchAll(PATH_IN_CODE)].map(([, name]) => name!).filter((name) => !NOT_MADE_YET.test(name))
}
