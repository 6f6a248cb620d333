import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { operationsOf, type Contract } from '../generate/contract.ts'
import { BUNDLE, ROOT } from '../generate/paths.ts'
import { accessChanges } from './access-changes.ts'
import { breaksBetween, type Break } from './contract-diff.ts'
import { pastOf, type Past } from './past.ts'
import type { Findings } from './steps.ts'

const LIST = 'spec/approved-breaks.yaml'

export interface Approved extends Break {
  why: string
}

/** Compares the contract with what callers have built on: what breaks them, or opens a call to others, has to be approved. */
export function checkBreaking(): Findings {
  const approved = (parse(readFileSync(join(ROOT, LIST), 'utf8')) ?? []) as Approved[]
  return findBreaking(pastOf('generated/openapi.json'), readFileSync(BUNDLE, 'utf8'), approved)
}

/** @param now the bundle as JSON text, like each of the past */
export function findBreaking(past: readonly Past[], now: string, approved: readonly Approved[]): Findings {
  const breaks = past.flatMap((each) => breaksSince(each, now).map((found) => ({ name: each.name, ...found })))
  const isSame = (one: Break, other: Break) => one.operation === other.operation && one.what === other.what
  const first = breaks.filter((found, index) => breaks.findIndex((other) => isSame(found, other)) === index)
  return [
    ...first
      .filter((found) => !approved.some((entry) => isSame(entry, found)))
      .map(
        ({ name, operation, what }) =>
          `${operation}: ${what}. It was otherwise at ${name}: keep it, raise the major of info.version in spec/openapi.yaml, or say in ${LIST} why it may change.`,
      ),
    ...approved.flatMap((entry) => [
      ...(entry.why?.trim() ? [] : [`${LIST} does not say why ${entry.operation} may change.`]),
      // A clone without a past cannot tell.
      ...(past.length === 0 || breaks.some((found) => isSame(entry, found))
        ? []
        : [`${LIST} approves what is no change any more, take it out: ${entry.operation}: ${entry.what}`]),
    ]),
  ]
}

function breaksSince({ text, isReleased }: Past, now: string): Break[] {
  const [old, next] = [JSON.parse(text) as Contract, JSON.parse(now) as Contract]
  // From commit to commit who may call is looked at in all of them: what is not built is built with the rule that stands there.
  const access = accessChanges(old, next)
  leaveOutUnbuilt(old, next)
  const opened = isReleased ? accessChanges(old, next) : access
  return majorOf(old) === majorOf(next) ? [...breaksBetween(old, next), ...opened] : opened
}

/** Nobody calls what answered 501, so until it is built it may still change. */
function leaveOutUnbuilt(before: Contract, now: Contract): void {
  for (const { path, method, operation } of operationsOf(before)) {
    if (!('501' in operation.responses)) continue
    delete before.paths[path]![method]
    delete now.paths[path]?.[method]
  }
}

const majorOf = ({ info }: Contract) => info.version.split('.')[0]
