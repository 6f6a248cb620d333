import type { ManifestName } from './manifest-rules.ts'
import { PackageError } from './package-error.ts'
import { child, childrenOf, childText, type XmlElement } from './xml-codec.ts'

/** The sequencing elements that count for an item, nearest first: its own, then the shared one it refers to. */
export function sequencingOf(item: XmlElement, manifest: XmlElement): XmlElement[] {
  const own = child(item, 'sequencing')
  const reference = own?.attributes.get('IDRef')?.trim()
  const shared = childrenOf(child(manifest, 'sequencingCollection'), 'sequencing').find(
    (each) => reference !== undefined && each.attributes.get('ID')?.trim() === reference,
  )
  return [own, shared].filter((each) => each !== undefined)
}

/**
 * The scaled passing score (-1 to 1) of the primary objective: SCORM 2004 runtime, cmi.scaled_passing_score.
 * Null when success is not decided by a measure.
 */
export function scaledPassingScore(sequencing: XmlElement[]): number | null {
  const objectives = sequencing.map((each) => child(each, 'objectives')).find((each) => each !== undefined)
  const primary = child(objectives, 'primaryObjective')
  if (primary?.attributes.get('satisfiedByMeasure')?.trim() !== 'true') return null
  return numberIn(childText(primary, 'minNormalizedMeasure'), 'minNormalizedMeasure', -1, 1, primary) ?? 1
}

/** The longest time an attempt may take (ISO 8601 duration); null without a limit. */
export function attemptDurationLimit(sequencing: XmlElement[]): string | null {
  const limits = sequencing.map((each) => child(each, 'limitConditions')).find((each) => each !== undefined)
  return limits?.attributes.get('attemptAbsoluteDurationLimit')?.trim() || null
}

/**
 * The progress (0 to 1) at which an activity is complete. Up to the third edition the element holds the number;
 * in the fourth it counts only with completedByMeasure, and then defaults to 1.
 */
export function completionThreshold(item: XmlElement): number | null {
  const element = child(item, 'completionThreshold')
  if (!element) return null
  if (element.text.trim()) return numberIn(element.text.trim(), 'completionThreshold', 0, 1, element)
  if (element.attributes.get('completedByMeasure')?.trim() !== 'true') return null
  return numberIn(element.attributes.get('minProgressMeasure') ?? null, 'minProgressMeasure', 0, 1, element) ?? 1
}

/** Reads a number of the manifest; throws `PackageError` (bad-manifest) when it is none or out of range. */
export function numberIn(
  text: string | null,
  name: string,
  min: number,
  max: number,
  element: XmlElement | undefined,
  file: ManifestName = 'imsmanifest.xml',
): number | null {
  const trimmed = text?.trim()
  if (!trimmed) return null
  const value = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN
  if (value >= min && value <= max) return value
  const message = `${file}, line ${element?.line ?? 1}: ${name} is “${trimmed.slice(0, 40)}”, but it must be a number from ${min} to ${max}. Correct it and pack the course again.`
  throw new PackageError('bad-manifest', message)
}
