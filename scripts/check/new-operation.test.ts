import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeContract } from '../generate/complete.ts'
import type { Contract } from '../generate/contract.ts'
import { nounsOfPaths } from '../generate/nouns.ts'
import { ROOT } from '../generate/paths.ts'
import { withFolder } from '../testing/folder.ts'
import { findUnbuilt } from './not-implemented.ts'

const URL_IN_INDEX = '  /playlists/{playlistId}/shine: { $ref: playlists/paths/playlist-shine.yaml }\n'

/** An operation as somebody may write it who has read nothing. */
const SHINE = `
parameters:
  - $ref: ../../common/parameters/PlaylistId.yaml
put:
  operationId: updatePlaylistShine
  tags: [playlists]
  summary: Polish a playlist
  description: Makes a playlist shine.
  x-rate: write
  requestBody:
    required: true
    content:
      application/json:
        schema:
          type: object
          additionalProperties: false
          properties:
            colour: { type: string, maxLength: 10, description: Which colour. }
  responses:
    '200':
      description: It shines.
      content:
        application/json:
          schema: { type: string, maxLength: 10 }
          example: It shines
`

// The linter reads the whole contract twice.
test('tells somebody who adds an operation what is missing and where to write it', { timeout: 120_000 }, () =>
  withFolder({}, (folder) => {
    for (const name of ['spec', 'redocly.yaml']) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
    const file = join(folder, 'spec/playlists/paths/playlist-shine.yaml')
    writeFileSync(file, SHINE)
    const index = join(folder, 'spec/openapi.yaml')
    writeFileSync(index, readFileSync(index, 'utf8').replace('\npaths:\n', `\npaths:\n${URL_IN_INDEX}`))

    expect(faultsIn(folder)).toEqual([
      'spec/playlists/paths/playlist-shine.yaml: updatePlaylistShine: say in x-resource what it does to which entity, for example { entity: Topic, does: update }.',
      'spec/playlists/paths/playlist-shine.yaml: updatePlaylistShine: say in x-access who may call it, for example { allow: [member], object: visible }.',
      'spec/playlists/paths/playlist-shine.yaml: Request body: give an example of the application/json body under examples.',
    ])

    const mended = SHINE.replace(
      'x-rate: write',
      'x-rate: write\n  x-access: { allow: [member], object: visible }\n  x-resource: { entity: Playlist, does: update }',
    ).replace(
      'application/json:\n        schema:\n',
      'application/json:\n        example: { colour: red }\n        schema:\n',
    )
    writeFileSync(file, mended)
    expect(faultsIn(folder)).toEqual([])

    redocly(folder, 'bundle', '--output', 'bundle.json')
    const contract = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as Contract
    const nouns = nounsOfPaths(folder)
    const all = completeContract(contract, { nouns, notImplemented: {}, headers: {}, hasHandler: () => false })
    const others = all.filter((id) => id !== 'updatePlaylistShine')
    expect(findUnbuilt(others, contract)).toEqual([
      'updatePlaylistShine has no handler. Write async updatePlaylistShine({ call, respond }) in server/playlists/handlers.ts.',
    ])
  }),
)

/** What the linter says with the project's own settings, each with its file. */
function faultsIn(folder: string): string[] {
  const { problems } = JSON.parse(redocly(folder, 'lint', '--format', 'json')) as {
    problems: { message: string; location: { source: { ref: string } }[] }[]
  }
  return problems.map(({ message, location }) => `${location[0]!.source.ref}: ${message}`)
}

function redocly(folder: string, command: string, ...args: string[]): string {
  const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  return spawnSync(process.execPath, [cli, command, 'hub', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
    maxBuffer: 64 << 20,
  }).stdout
}
