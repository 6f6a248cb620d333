import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from './paths.ts'

/** The noun of each URL: the folder under spec/ that holds its file, and under server/ its handlers. @param root the folder that holds spec/ */
export function nounsOfPaths(root = ROOT): Map<string, string> {
  const index = parse(readFileSync(join(root, 'spec/openapi.yaml'), 'utf8')) as {
    paths: Record<string, { $ref: string }>
  }
  return new Map(Object.entries(index.paths).map(([path, { $ref }]) => [path, $ref.split('/')[0]!]))
}
