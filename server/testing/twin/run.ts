import { operations } from '../../../generated/server/operations.ts'
import { differences, newTwins, type Twins } from './compare.ts'
import { mockSide } from './mock-side.ts'
import { realSide } from './real-side.ts'
import { call, resolve, type CallStep, type EventStep, type Kept, type Scenario } from './scenario.ts'
import type { Reply, Side } from './side.ts'
import { PASSWORD, people, START } from './world.ts'

/** So that no two things happen at the same time and lists have one order. */
const STEP_MS = 10

interface Half {
  side: Side
  kept: Kept
}

/** Does a scenario to both hubs. @returns where they differ from each other, or from the status that a step names */
export async function runScenario({ steps }: Scenario): Promise<string[]> {
  const sides = [await realSide(), mockSide()] as const
  const halves = sides.map((side): Half => ({ side, kept: { world: side.world } })) as [Half, Half]
  const twins = newTwins(
    Object.keys(sides[0].world).map((key) => [sides[0].world[key]!, sides[1].world[key]!] as const),
  )
  const found: string[] = []
  let now = START.getTime()
  try {
    for (const [index, step] of [...signIns(), ...steps].entries()) {
      now += step.kind === 'time passes' ? step.seconds * 1000 : STEP_MS
      for (const side of sides) side.setNow(new Date(now))
      if (step.kind !== 'call') await Promise.all(halves.map((half) => happen(half, step)))
      else
        found.push(
          ...(await compared(halves, step, twins)).map(
            (text) => `${index - people.length} ${step.id} of ${step.who}: ${text}`,
          ),
        )
    }
  } finally {
    await Promise.all(sides.map((side) => side.close()))
  }
  return found
}

function signIns(): CallStep[] {
  return people.map(({ key, email }) => call(key, 'signIn', 200, { body: { email, password: PASSWORD } }))
}

async function compared(halves: [Half, Half], step: CallStep, twins: Twins): Promise<string[]> {
  const [real, mock] = [await callOn(halves[0], step), await callOn(halves[1], step)]
  const expected =
    real.status === step.status ? [] : [`the step expects ${step.status}, the server has ${JSON.stringify(real)}`]
  return [...expected, ...differences(step.id, real, mock, twins)]
}

async function callOn({ side, kept }: Half, step: CallStep): Promise<Reply> {
  const { path, query, body, headers } = resolve(step, kept, side.mailToken)
  const { method, path: template } = operations[step.id]
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? `no-${name}`))
  const search = new URLSearchParams(query).toString()
  const reply = await side.send(step.who, { method, path: search ? `${filled}?${search}` : filled, body, headers })
  if (step.keep) kept[step.keep] = { ...(reply.body as object), etag: reply.etag }
  return reply
}

async function happen({ side, kept }: Half, step: EventStep): Promise<void> {
  if (step.kind === 'files are prepared') await side.prepareFiles()
  if (step.kind === 'content is featured') await side.feature(resolve(step.ids, kept, side.mailToken))
}
