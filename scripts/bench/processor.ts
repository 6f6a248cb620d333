import { readdirSync, readFileSync } from 'node:fs'

/** Time of the processor as Linux counts it, in its own steps of 10 ms. */

const STEP_MS = 10

/** What a process has taken so far, in ms; nothing of one that has ended. */
export function cpu(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13)
  return (Number(user ?? 0) + Number(system ?? 0)) * STEP_MS
}

/** What those have taken that a process has started, such as the backends of PostgreSQL. */
export function cpuOfChildren(parent: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = pids.map(Number).filter((pid) => Number(statOf(pid)[1]) === parent)
  return children.reduce((sum, pid) => sum + cpu(pid), 0)
}

/** What proc(5) has of a process behind its name, which may hold spaces: the state, the parent and so on. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
