/** What a manifest is called. */
export const MANIFEST = 'imsmanifest.xml'

/**
 * Where the manifest of a course is, in whatever case: at the top, or in the folder that somebody packed instead of its contents.
 * Deeper than that folder it counts only where all of the package lies beside it; undefined for what is no course.
 */
export function findManifest(paths: string[]): string | undefined {
  const found = paths.filter((path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase() === MANIFEST)
  const highest = Math.min(...found.map(depthOf))
  const candidates = found.filter((path) => depthOf(path) === highest)
  const path = candidates.find((each) => each.endsWith(MANIFEST)) ?? candidates[0]
  if (path === undefined) return undefined
  const isOnlyOne = highest === 0 || new Set(candidates.map(folderOf)).size === 1
  const isAllBeside = paths.every((each) => each.startsWith(folderOf(path)))
  return isOnlyOne && (highest <= 1 || isAllBeside) ? path : undefined
}

/** The folder of a path, with the slash that ends it; empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function depthOf(path: string): number {
  return path.split('/').length - 1
}
