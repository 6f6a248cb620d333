import type { components } from '../../../generated/server/schema.d.ts'
import type { Hub } from '../../context.ts'
import { sequencedItems, type SequencedItem } from '../../files/package/item-rules.ts'
import type { AssetPackage } from './asset-package-service.ts'

/** What a package holds, in the contract's shape. */

type Schemas = components['schemas']
type Activity = NonNullable<AssetPackage['found']['scorm']>['activities'][number]

const UNSEQUENCED: SequencedItem = { attemptLimit: null, order: null, objectives: [], rules: [] }

export function assetPackage(
  { found, fileCount, unpackedSize, parts, allowedHosts, uploadedAt, trial }: AssetPackage,
  hub: Pick<Hub, 'allowedHosts'>,
): Schemas['AssetPackage'] {
  const { kind, title, startPath, scorm, warnings = [], outsideHosts } = found
  const sequenced = sequencedItems(scorm?.sequencing)
  return {
    type: kind === 'scorm' ? 'course' : 'site',
    standard: scorm?.version ?? null,
    edition: scorm?.edition ?? null,
    title,
    startPage: startPath,
    fileCount,
    unpackedSize,
    organizations: parts.organizations,
    items: (scorm?.activities ?? []).map((activity) =>
      item(activity, sequenced.get(activity.id) ?? UNSEQUENCED, parts.objectives.get(activity.id) ?? []),
    ),
    resources: parts.resources,
    resourceCount: parts.resourceCount,
    hosts: hostsOf(outsideHosts?.hosts ?? [], { allowed: allowedHosts, allowedForHub: hub.allowedHosts }),
    hostSearch: outsideHosts ? (outsideHosts.isWhole ? 'whole' : 'partial') : 'none',
    allowedHosts: [...allowedHosts],
    warnings,
    uploadedTime: uploadedAt.toISOString(),
    trial,
  }
}

function item(
  { id, parentId, title, path, isVisible, isSco, unit, prerequisites, ...rules }: Activity,
  { attemptLimit, order, objectives, rules: sequencingRules }: SequencedItem,
  objectivesOfUnit: readonly { id: string; title: string | null }[],
): Schemas['PackageItem'] {
  const { masteryScore, scaledPassingScore, completionThreshold, maxTimeAllowed, timeLimitAction } = rules
  return {
    id,
    parentId,
    title,
    type: path === null ? 'group' : isSco ? 'activity' : 'page',
    page: path,
    isVisible,
    masteryScore,
    scaledPassingScore,
    completionThreshold,
    maxTimeAllowed,
    timeLimitAction,
    prerequisites: prerequisites ?? null,
    moveOn: unit?.moveOn ?? null,
    launchMethod: unit?.launchMethod ?? null,
    activityType: unit?.activityType ?? null,
    attemptLimit,
    order,
    objectives: [
      ...objectives,
      ...objectivesOfUnit.map((each) => ({ ...each, isPrimary: false, minimumScore: null, shared: [] })),
    ].slice(0, 100),
    rules: sequencingRules,
  }
}

type Found = Pick<Schemas['PackageHost'], 'host' | 'isLoaded' | 'fileCount' | 'files'>

function hostsOf(
  found: readonly Found[],
  { allowed, allowedForHub }: Record<'allowed' | 'allowedForHub', readonly string[]>,
): Schemas['PackageHost'][] {
  const named = new Map(found.map((each) => [each.host, each]))
  const hosts = [...new Set([...named.keys(), ...allowed])].toSorted()
  return hosts.map((host) => {
    const state = allowedForHub.includes(host) ? 'allowedForHub' : allowed.includes(host) ? 'allowed' : 'blocked'
    return { ...(named.get(host) ?? { host, isLoaded: false, fileCount: 0, files: [] }), state }
  })
}
