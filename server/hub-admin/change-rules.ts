import { entities, type Entity } from '../../generated/resources.ts'
import { loggedName } from '../audit/held-rules.ts'
import type { components } from '../../generated/server/schema.d.ts'

/** What the list of changes to the hub calls the things that it tells of. */

export type ChangedType = components['schemas']['HubChangedType']

/** What is no kind of its own there. */
const PART_OF: Partial<Record<Entity, ChangedType>> = {
  AnalysisDispute: 'meeting',
  AnalysisSettings: 'meeting',
  HubFeatures: 'features',
  HubMail: 'settings',
  HubRecordStore: 'integration',
  HubSettings: 'settings',
  MindsetAgents: 'integration',
  MsTeamsBlock: 'integration',
  MsTeamsConnection: 'integration',
  MsTeamsTenant: 'integration',
  MsTeamsUser: 'integration',
  SavedReport: 'settings',
}

/** By the names under which changes are written down: every entity that the contract says is told of there. */
export const CHANGED_TYPES: ReadonlyMap<string, ChangedType> = new Map(
  (Object.keys(entities) as Entity[])
    .filter((entity) => entities[entity].log === 'HubChange')
    .map((entity) => [loggedName(entity), PART_OF[entity] ?? (loggedName(entity) as ChangedType)]),
)
