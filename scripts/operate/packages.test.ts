import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../server/platform/config.ts'
import { newSecret } from '../../server/platform/ids.ts'
import { ROOT } from '../generate/paths.ts'

/** What can be said of the packages for operators where no container can be run. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'hub-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

/** The packages that a module loads, and those that it leads to. */
function packagesOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file)) return found
  seen.add(file)
  const text = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')
  for (const [, name] of text.matchAll(
    /(?:^import (?:[^'"]*? from )?|^export [^'"]*? from |\bimport\()['"]([^'"]+)['"]/gm,
  )) {
    if (name!.startsWith('.')) {
      const target = resolve(dirname(file), name!)
      if (target.endsWith('.ts')) packagesOf(target, seen, found)
    } else if (!name!.startsWith('node:')) found.add(name!.split('/', name!.startsWith('@') ? 2 : 1).join('/'))
  }
  return found
}

test('a hub and its command line run without what only developing takes', () => {
  for (const file of ['server/main.ts', 'scripts/operate/hub.ts'])
    expect([...packagesOf(join(ROOT, file))].filter((name) => !(name in dependencies))).toEqual([])
})

test('the image is of the Node that the hub is tested with, is not root, and says how it is', () => {
  const text = read('deploy/Containerfile')
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(bases)).toEqual(new Set([`docker.io/library/node:${dependencies['node']}-bookworm-slim`]))
  for (const [, sources] of text.matchAll(/^COPY (?!--from)(.*) \S+$/gm))
    for (const source of sources!.split(' ')) expect([source, existsSync(join(ROOT, source))]).toEqual([source, true])
  const [, last] = text.split(/^FROM .* AS build$/m)[1]!.split(/^FROM /m)
  expect(last).toMatch(/^USER 10001:10001$/m)
  expect(last).toMatch(/^ENTRYPOINT \["node", "bin\/hub\.mjs"\]$/m)
  const check = JSON.parse(
    /^HEALTHCHECK[^[]*(\[.*\])$/ms.exec(last!)![1]!.split('\n')[0]!.replace(/^CMD /, ''),
  ) as string[]
  // The command as it is, where nothing listens.
  const [, ...args] = check.map((arg) => arg.replace(':3000', ':9'))
  expect(spawnSync(process.execPath, args).status).toBe(1)
})

interface Compose {
  services: Record<
    string,
    {
      image: string
      environment?: Record<string, string>
      depends_on?: string[] | Record<string, unknown>
      volumes?: string[]
      read_only?: boolean
    }
  >
  volumes: Record<string, null>
}

test('the compose file names fixed images, what it declares, and settings that the hub takes', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml')) as Compose
  for (const [name, { image, depends_on: needs = [], volumes: mounted = [] }] of Object.entries(services)) {
    if (name !== 'hub') expect(image).toMatch(/^docker\.io\/.+:[\w.-]*\d[\w.-]*$/)
    for (const other of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(Object.keys(services)).toContain(other)
    for (const volume of mounted) {
      const [source] = volume.split(':')
      if (source!.startsWith('.')) expect(existsSync(join(ROOT, 'deploy', source!))).toBe(true)
      else expect(Object.keys(volumes)).toContain(source)
    }
  }
  expect(services['hub']!.read_only).toBe(true)
  const env = Object.fromEntries(
    Object.entries(services['hub']!.environment!).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{HUB_SECRET[^}]*\}/, newSecret())
        .replace(/\$\{ADMIN_EMAIL[^}]*\}/, 'first@hub.example')
        .replaceAll(/\$\{[A-Z_]+[^}]*\}/g, 'letters9digits'),
    ]),
  )
  const config = readConfig({ ...env, NODE_ENV: 'production', DATA_DIR: folder })
  expect(config).toMatchObject({ publicScheme: 'https', s3: { bucket: 'hub-files' }, databaseRole: 'hub_app' })
})
