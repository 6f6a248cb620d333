/** What a manifest is called, by the standard of the course. A course that was exported for several is of the first of them. */
export const MANIFESTS = ['imsmanifest.xml', 'cmi5.xml', 'tincan.xml'] as const
export type ManifestName = (typeof MANIFESTS)[number]

/** The manifest of a course, and where it is; undefined for what is no course. */
export function findManifest(paths: string[]): { name: ManifestName; path: string } | undefined {
  for (const name of MANIFESTS) {
    const path = placeOf(name, paths)
    if (path !== undefined) return { name, path }
  }
  return undefined
}

/** All manifests of courses in a package, wherever they lie and in whatever case. */
export function manifestsIn(paths: string[]): string[] {
  return paths.filter((path) => (MANIFESTS as readonly string[]).includes(nameOf(path).toLowerCase()))
}

/**
 * Where a manifest of a course is, in whatever case: at the top, or in the folder that somebody packed instead of its contents.
 * Deeper than that folder it counts only where all of the package lies beside it.
 */
function placeOf(name: ManifestName, paths: string[]): string | undefined {
  const found = paths.filter((path) => nameOf(path).toLowerCase() === name)
  const highest = Math.min(...found.map(depthOf))
  const candidates = found.filter((path) => depthOf(path) === highest)
  const path = candidates.find((each) => each.endsWith(name)) ?? candidates[0]
  if (path === undefined) return undefined
  const isOnlyOne = highest === 0 || new Set(candidates.map(folderOf)).size === 1
  const isAllBeside = paths.every((each) => each.startsWith(folderOf(path)))
  return isOnlyOne && (highest <= 1 || isAllBeside) ? path : undefined
}

/** The folder of a path, with the slash that ends it; empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function depthOf(path: string): number {
  return path.split('/').length - 1
}
