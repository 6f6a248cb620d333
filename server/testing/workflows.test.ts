import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { operations } from '../../generated/server/operations.ts'
import { featureFlags, privileges } from '../../generated/reference.ts'
import { bindProcessing } from '../files/upload-fixtures.ts'
import { handlers } from '../handlers.ts'
import { makersFor } from '../playlists/playlist-fixtures.ts'
import { addTeam } from './people.ts'
import { listeningHub, tokenOf, type ListeningHub } from './workflows-hub.ts'

/** The workflows of spec/workflows.arazzo.yaml, run by Redocly's own runner against a real hub. */

interface Workflow {
  workflowId: string
  inputs: { required: string[] }
  steps: { stepId: string; operationId: string }[]
}

/** The parts of the runner's report that are read here. */
interface Report {
  files: Record<string, { executedWorkflows: { executedSteps: { stepId: string; request: { url: string } }[] }[] }>
}

const ROOT = join(import.meta.dirname, '../..')
const FILE = 'spec/workflows.arazzo.yaml'
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { workflows } = parse(read(FILE)) as { workflows: Workflow[] }
const notImplemented = JSON.parse(read('generated/not-implemented.json')) as string[]

const operationsOf = ({ steps }: Workflow) => steps.map(({ operationId }) => operationId)
const missingOf = (workflow: Workflow) => operationsOf(workflow).filter((id) => notImplemented.includes(id))
const namesOf = (some: Workflow[]) => some.map(({ workflowId }) => workflowId)
/** A workflow runs by itself as soon as the last of its operations is built. */
const runnable = workflows.filter((workflow) => missingOf(workflow).length === 0)
const waiting = workflows.filter((workflow) => missingOf(workflow).length > 0)

function redocly(...args: string[]): Promise<{ code: number; output: string }> {
  const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: ROOT, env }, (fault, stdout, stderr) =>
      resolve({ code: fault ? 1 : 0, output: `${stdout}${stderr}` }),
    )
  })
}

describe('the workflows', () => {
  test('keep to the rules of Arazzo', async () => {
    expect(await redocly('lint', FILE)).toMatchObject({ code: 0 })
  })

  test('use operations of the contract only', () => {
    expect(workflows.flatMap(operationsOf).filter((id) => !(id in operations))).toEqual([])
  })

  test('run where every operation has a handler; the others are named', () => {
    for (const each of waiting) console.log(`${each.workflowId} waits for ${missingOf(each).join(', ')}`)
    const built = workflows.filter((workflow) => operationsOf(workflow).every((id) => id in handlers))
    expect(namesOf(runnable)).toEqual(namesOf(built))
  })
})

describe('the workflows on a real hub', () => {
  let hub: ListeningHub
  const folder = mkdtempSync(join(tmpdir(), 'hub-workflows-'))
  beforeAll(async () => {
    hub = await listeningHub({ features: [...featureFlags] })
    await bindProcessing(hub)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await hub.close()
  })

  /** What has to be there before a workflow begins, and what it is told. */
  const prepare: Record<string, () => Promise<Record<string, string>>> = {
    async completePlaylist() {
      const admin = await hub.person({ isAdmin: true, privileges })
      const make = makersFor(() => admin)
      const playlistName = 'A tour of one stop'
      await make.arrange(await make.makePlaylist({ name: playlistName }), [
        { contentId: await make.makeLink(), rank: '1' },
      ])
      return { token: await tokenOf(await hub.person(), ['me']), playlistName }
    },
    async publishPlaylist() {
      const admin = await hub.person({ isAdmin: true, privileges })
      return { token: await tokenOf(admin, ['me', 'playlist_write', 'asset_write']) }
    },
    async readTeamInsights() {
      const id = await addTeam(hub.context.databases, 'A team with a manager')
      await hub.person({ teams: [{ id, role: 'member' }] })
      const { secret } = await hub.person({ teams: [{ id, role: 'manager' }] })
      return { cookie: `hub_sid=${secret}` }
    },
    async rehearseNudge() {
      const admin = await hub.person({ isAdmin: true, privileges })
      const teamId = await addTeam(hub.context.databases, 'A team to remind')
      await hub.person({ teams: [{ id: teamId, role: 'member' }] })
      const playlistId = await makersFor(() => admin).makePlaylist()
      return { token: await tokenOf(admin, ['nudge_write']), teamId, playlistId }
    },
    async analyseMeeting() {
      const admin = await hub.person({ isAdmin: true, privileges })
      const learner = await hub.person()
      return {
        token: await tokenOf(admin, ['meeting:write', 'settings_read']),
        learnerToken: await tokenOf(learner, ['me']),
        learnerEmail: learner.email,
      }
    },
    async importPeople() {
      const admin = await hub.person({ isAdmin: true, privileges })
      return { token: await tokenOf(admin, ['user_write']), department: 'Workshop' }
    },
    async findWhyLate() {
      const admin = await hub.person({ isAdmin: true, privileges })
      const id = await addTeam(hub.context.databases, 'A team that is late')
      await hub.person({ teams: [{ id, role: 'member' }] })
      const make = makersFor(() => admin)
      const goal = { type: 'complete', dueDate: new Date(Date.now() - 86_400_000).toISOString() }
      const playlistId = await make.makePlaylist({ audience: 'teams', teamIds: [id], goal })
      await make.arrange(playlistId, [{ contentId: await make.makeLink(), rank: '1' }])
      const { secret } = await hub.person({ teams: [{ id, role: 'manager' }] })
      return { cookie: `hub_sid=${secret}` }
    },
    async mirrorCompletions() {
      const admin = await hub.person({ isAdmin: true, privileges })
      const assetId = await makersFor(() => admin).makeLink()
      return {
        token: await tokenOf(admin, ['report_read']),
        learnerToken: await tokenOf(await hub.person(), ['me']),
        assetId,
      }
    },
  }

  /** Runs a workflow. @returns the steps that were taken and where their calls went */
  async function respect({ workflowId }: Workflow, inputs: Record<string, string>) {
    const file = join(folder, `${workflowId}.json`)
    const told = ['--server', `hub=${hub.origin}/api`, '--input', JSON.stringify(inputs), '--json-output', file]
    const { code, output } = await redocly('respect', FILE, '--workflow', workflowId, ...told)
    expect(code, output).toBe(0)
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report
    const taken = files[FILE]!.executedWorkflows.flatMap(({ executedSteps }) => executedSteps)
    return {
      steps: [...new Set(taken.map(({ stepId }) => stepId))],
      origins: [...new Set(taken.map(({ request }) => new URL(request.url).origin))],
    }
  }

  test('have what they need prepared, each of them', () => {
    expect(Object.keys(prepare)).toEqual(namesOf(workflows))
  })

  test.each(runnable)('go through: $workflowId', { timeout: 60_000 }, async (workflow) => {
    const inputs = await prepare[workflow.workflowId]!()
    expect(Object.keys(inputs).sort()).toEqual(workflow.inputs.required.toSorted())
    const { steps, origins } = await respect(workflow, inputs)
    expect(steps).toEqual(workflow.steps.map(({ stepId }) => stepId))
    expect(origins).toEqual([hub.origin])
  })
})
