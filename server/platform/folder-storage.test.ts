import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type * as FileSystem from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { folderStorage } from './folder-storage.ts'
import { newId } from './ids.ts'

const steps: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'hub-order-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nameOf = (path: unknown) => relative(folder, String(path)).replace(/\.[\w-]+\.part$/, '.part')

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>()
  return {
    ...real,
    open: async (path: string, flags: string) => {
      const handle = await real.open(path, flags)
      const sync = handle.sync.bind(handle)
      handle.sync = async () => {
        const { size } = await handle.stat()
        await sync()
        steps.push(`fsync ${nameOf(path)}${flags === 'wx' ? ` ${size}` : ''}`)
      }
      return handle
    },
    rename: async (from: string, to: string) => {
      await real.rename(from, to)
      steps.push(`rename ${nameOf(from)} ${nameOf(to)}`)
    },
  }
})

test('flushes the whole file, renames it, then flushes the folder, before it says that the file is there', async () => {
  const storage = folderStorage(folder)
  await storage.put('1/files/a', Readable.from([Buffer.alloc(70_000), Buffer.alloc(30_000)]))
  expect(steps.splice(0)).toEqual([
    'fsync 1',
    'fsync ',
    'fsync 1/files/a.part 100000',
    'rename 1/files/a.part 1/files/a',
    'fsync 1/files',
  ])
})

test('flushes the folder that a file is moved to', async () => {
  const storage = folderStorage(folder)
  await storage.put('1/uploads/b', Buffer.from('x'))
  steps.splice(0)
  await storage.move('1/uploads/b', '1/files/b')
  expect(steps.splice(0)).toEqual(['rename 1/uploads/b 1/files/b', 'fsync 1/files'])
})

test('passes on what breaks the stream, without a rename', async () => {
  const storage = folderStorage(folder)
  const failing = new Readable({
    read() {
      this.destroy(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    },
  })
  await expect(storage.put('1/files/c', failing)).rejects.toThrow('no space left')
  expect(await storage.size('1/files/c')).toBeNull()
  expect(steps).toEqual([])
})

test('sweeps what a killed process left half-written long ago, and neither what is being written nor whole files', async () => {
  const storage = folderStorage(folder)
  await storage.put('1/exports/whole.zip', Buffer.from('whole'))
  await storage.put('1/files/named.part', Buffer.from('whole'))
  const halves = ['1/exports/a.zip', '1/files/b'].map((key) => join(folder, `${key}.${newId()}.part`))
  for (const half of halves) writeFileSync(half, 'half')
  for (const path of [halves[0]!, join(folder, '1/exports/whole.zip'), join(folder, '1/files/named.part')])
    utimesSync(path, 1000, 1000)
  await storage.cleanUp(new Date(2_000_000))
  expect(halves.map((half) => existsSync(half))).toEqual([false, true])
  expect(await storage.size('1/exports/whole.zip')).toBe(5)
  expect(await storage.size('1/files/named.part')).toBe(5)
  await folderStorage(join(folder, 'nowhere')).cleanUp(new Date())
})
