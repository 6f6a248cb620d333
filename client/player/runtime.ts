import { Scorm12API } from 'scorm-again/scorm12/min'
import type { CourseVersion } from './bridge.ts'

export type RuntimeSettings = {
  autocommit: boolean
  autoCompleteLessonStatus: boolean
  dataCommitFormat: 'flattened'
  logLevel: 'NONE'
  uninitializedGetLogLevel: 'NONE'
}

/** The part of scorm-again that the player uses; both versions have it. Results are "true" and "false". */
export type ScormRuntime = {
  settings: Partial<RuntimeSettings>
  /** Only in 1.2: whether the SCO has set its status itself. */
  statusSetByModule?: boolean
  lmsInitialize(parameter?: string): string
  lmsFinish(parameter?: string): string
  lmsGetValue(name: string): string
  lmsSetValue(name: string, value: unknown): string
  lmsCommit(parameter?: string): string
  lmsGetLastError(): string
  lmsGetErrorString(code: string): string
  lmsGetDiagnostic(code: string): string
  setCMIValue(name: string, value: string): string
  renderCommitCMI(isTerminating: boolean): Record<string, unknown>
  isInitialized(): boolean
  isTerminated(): boolean
}

const settings: RuntimeSettings = {
  autocommit: false,
  // RTE 1.2 3.4.2.1.7: a SCO that ends without a status of its own is completed.
  autoCompleteLessonStatus: true,
  dataCommitFormat: 'flattened',
  logLevel: 'NONE',
  uninitializedGetLogLevel: 'NONE',
}

/** Gives a maker of run-times for one version. The 2004 one is four times as large and is fetched only when needed. */
export async function loadRuntime(version: CourseVersion): Promise<() => ScormRuntime> {
  if (version === '1.2') return () => new Scorm12API(settings)
  const { Scorm2004API } = await import('scorm-again/scorm2004/min')
  return () => new Scorm2004API(settings)
}

/** Puts values into a run-time that is not initialised yet. */
export function fillRuntime(runtime: ScormRuntime, values: Record<string, string>): void {
  for (const name of Object.keys(values).sort(compareNames)) {
    try {
      runtime.setCMIValue(name, values[name] ?? '')
    } catch {
      // One value that an older session stored and the model refuses now must not cost the learner all the others.
    }
  }
}

/** The data model as texts by element name; empty elements are left out. */
export function readRuntime(runtime: ScormRuntime): Record<string, string> {
  const entries = Object.entries(runtime.renderCommitCMI(false))
  const texts = entries.filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(
    texts.map(([name, value]) => [name, String(value)] as const).filter(([, value]) => value !== ''),
  )
}

// Lists grow one by one, and an interaction's answers are checked against its type: indexes as numbers, id and type first.
function compareNames(left: string, right: string): number {
  const a = left.split('.')
  const b = right.split('.')
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const order = compareParts(a[index] ?? '', b[index] ?? '')
    if (order !== 0) return order
  }
  return 0
}

function compareParts(left: string, right: string): number {
  return rank(left) - rank(right) || Number(left) - Number(right) || left.localeCompare(right)
}

function rank(part: string): number {
  return part === 'id' ? 0 : part === 'type' ? 1 : 2
}
