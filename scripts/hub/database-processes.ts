import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process of the database that a hub runs for itself. */
export function databaseServer(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** The same and all that it has started. */
export function databaseProcesses(dataDir: string): number[] {
  const server = databaseServer(dataDir)
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [server, ...all.map(Number).filter((pid) => parentOf(pid) === server)]
}

/** Null once it has ended. */
function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])
  } catch {
    return null
  }
}
