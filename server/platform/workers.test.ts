import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createWorkers, TaskCancelled, type Workers } from './workers.ts'

const base = mkdtempSync(join(tmpdir(), 'hub-workers-'))
const root = join(base, 'work')
const programFolder = join(base, 'programs')
const entry = join(import.meta.dirname, 'worker-fixtures.ts')
const options = { entry, root, most: 2, programFolder, memory: 1024 ** 3, idleMs: 150 }
/** A program that says where it is and what it is told, or leaves a child behind and waits for ever. */
const PROGRAM = `#!/bin/sh
case "$1" in
  -version) echo stand-in 1.0 ;;
  env) pwd; env; cat ;;
  bad) echo wrong >&2; exit 3 ;;
  large) head -c 3000000 /dev/zero > large ;;
  wait) sleep 987 & echo $! > "$2"; wait ;;
esac
`

let workers: Workers
beforeAll(() => {
  mkdirSync(programFolder)
  writeFileSync(join(programFolder, 'ffmpeg'), PROGRAM, { mode: 0o755 })
  workers = createWorkers(options)
})
afterAll(async () => {
  await workers.stop()
  rmSync(base, { recursive: true, force: true })
})

const ask = <R>(task: string, input: unknown = null, seconds = 20) =>
  workers.run(task, input, seconds, async (result: R) => result)
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const hasNothingLeft = () => expect(readdirSync(root)).toEqual([])
const pidIn = (path: string) =>
  vi.waitFor(() => {
    const pid = Number(readFileSync(path, 'utf8'))
    expect(pid).toBeGreaterThan(0)
    return pid
  }, 15_000)

test('hands over what a task wrote, knows no secret, and ends when nothing comes', async () => {
  vi.stubEnv('HUB_SECRET', 'nobody is told')
  const { pid, names, text } = await workers.run(
    'write',
    'Hello',
    20,
    async (result: { pid: number; names: string[] }, folder) => ({
      ...result,
      text: readFileSync(join(folder, 'written'), 'utf8'),
    }),
  )
  expect(text).toBe('Hello')
  expect(names).not.toContain('HUB_SECRET')
  hasNothingLeft()
  expect((await ask<{ pid: number }>('write', 'Again')).pid).toBe(pid)
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000)
})

test('gives no work to a process that is just ending', async () => {
  const quick = createWorkers({ ...options, root: join(base, 'quick'), idleMs: 1 })
  for (let round = 0; round < 12; round += 1) {
    await quick.run('write', 'x', 20, async () => undefined)
    // Its time is over in between, and the system has not told of its end yet.
    await wait(1)
  }
  await quick.stop()
}, 30_000)

test('says what failed, and goes on', async () => {
  await expect(ask('fail')).rejects.toThrow('It did not work.')
  await ask('write', 'x')
  hasNothingLeft()
})

test('ends what hangs, and what eats memory', async () => {
  const faults = await Promise.all([
    ask('hang', null, 1).catch((error: unknown) => error),
    ask('eat').catch((error: unknown) => error),
  ])
  expect(faults).toMatchObject([{ limit: 'time' }, { limit: 'memory' }])
  if ((await workers.programs()).hasLimits) await expect(ask('eatOutside')).rejects.toThrow()
  hasNothingLeft()
}, 30_000)

test('keeps nothing waiting for what may take long', async () => {
  const one = createWorkers({ ...options, root: join(base, 'lines'), most: 1 })
  const path = join(base, 'long')
  const long = one.run('program', ['wait', path], 1000, async () => undefined).catch(() => 'ended')
  await pidIn(path)
  const soon = await one.run('write', 'Hello', 20, async (result: { pid: number }) => result.pid)
  expect(soon).toBeGreaterThan(0)
  await one.stop()
  expect(await long).toBe('ended')
})

test('runs a program in its folder, without secrets and input, and says why one failed', async () => {
  const said = await ask<string>('program', ['env'])
  expect(said).toContain(root)
  expect(said).not.toContain('nobody is told')
  await expect(ask('program', ['bad'])).rejects.toThrow('ffmpeg ended with 3: wrong')
  if ((await workers.programs()).hasLimits) await expect(ask('program', ['large'])).rejects.toThrow('ffmpeg ended with')
  if (!(await workers.programs()).versions.ffprobe)
    await expect(ask('missing', [])).rejects.toThrow('ffprobe is not installed')
})

test('ends what a program has started when the time is over, and when the hub stops', async () => {
  const [late, stopped] = [join(base, 'late'), join(base, 'stopped')]
  const tooLong = expect(ask('program', ['wait', late], 2)).rejects.toMatchObject({ limit: 'time' })
  const pid = await pidIn(late)
  await tooLong
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000)

  const others = createWorkers({ ...options, root: join(base, 'other') })
  const interrupted = expect(others.run('program', ['wait', stopped], 60, async () => undefined)).rejects.toThrow(
    'The hub is stopping',
  )
  const second = await pidIn(stopped)
  await others.stop()
  await interrupted
  await vi.waitFor(() => expect(isAlive(second)).toBe(false), 5_000)
  expect(readdirSync(join(base, 'other'))).toEqual([])
})

test('ends a task that is cancelled with what it started, and begins none that is', async () => {
  const path = join(base, 'cancelled')
  const cancelling = new AbortController()
  const cancelled = workers.run('program', ['wait', path], 60, async () => undefined, cancelling.signal)
  const fault = cancelled.catch((error: unknown) => error)
  const pid = await pidIn(path)
  cancelling.abort()
  expect(await fault).toBeInstanceOf(TaskCancelled)
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000)
  const late = workers.run('write', 'x', 20, async () => undefined, cancelling.signal)
  await expect(late).rejects.toThrow(TaskCancelled)
  hasNothingLeft()
  await ask('write', 'x')
})

test('leaves no process and no file behind when the hub is killed', async () => {
  const [killed, path] = [join(base, 'killed'), join(base, 'orphan')]
  const script = `
    const { createWorkers } = await import(${JSON.stringify(join(import.meta.dirname, 'workers.ts'))})
    const options = ${JSON.stringify({ ...options, root: killed })}
    await createWorkers(options).run('program', ['wait', ${JSON.stringify(path)}], 60, async () => undefined)`
  const hub = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const pid = await pidIn(path)
  expect(readdirSync(killed)).toHaveLength(1)
  hub.kill('SIGKILL')
  await vi.waitFor(() => expect([isAlive(pid), readdirSync(killed)]).toEqual([false, []]), 5_000)
})

test('clears up what a power cut left', async () => {
  const left = join(root, 'task-left')
  mkdirSync(left)
  utimesSync(left, 1, 1)
  const fresh = join(root, 'task-fresh')
  mkdirSync(fresh)
  await workers.cleanUp(new Date(Date.now() - 60_000))
  expect([existsSync(left), existsSync(fresh)]).toEqual([false, true])
})
