import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const BUILD_NAME = /^[0-9a-f]{8}$/

/** Removes all but the `count` newest builds in `folder`. Some stay, because an open tab still asks for the files of its build. */
export function keepNewestBuilds(folder: string, count: number): void {
  const builds = readdirSync(folder)
    .filter((name) => BUILD_NAME.test(name))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const build of builds.slice(count)) rmSync(build, { recursive: true })
}
