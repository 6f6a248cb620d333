import type { BoundedField } from '../../server/contract/operation-row.ts'
import { boundsOf } from '../generate/bounds.ts'
import type { Contract as GeneratedFrom, Operation as Bundled } from '../generate/contract.ts'
import type { Contract, Operation } from './contract.ts'
import { code } from './markdown.ts'

const IN_WORDS: Record<BoundedField['bound'], string> = {
  managedTeams: 'teams that they manage',
  teamsOnly: 'the audience `teams`, of teams that they manage',
  inPlaylists: 'to be seen through playlists alone, or by teams that they manage',
  managedAudience: 'a goal of content that is for teams that they manage alone',
  usableContent: 'content that they see and that their teams or the hub own',
  ownFiles: 'files that they uploaded or that content of their teams has',
}

/** What a manager may set the fields of a call to, as a paragraph that ends its description; empty where no field is bounded. */
export function whatManagersSet(contract: Contract, operation: Operation): string {
  const bounds = boundsOf(operation as unknown as Bundled, contract as unknown as GeneratedFrom)
  if (bounds.length === 0) return ''
  const fields = Map.groupBy(bounds, ({ bound }) => bound)
  const parts = [...fields].map(
    ([bound, places]) =>
      `${places.map(({ at }) => code(at.split('/').at(-1)!)).join(', ')}: ${IN_WORDS[bound as BoundedField['bound']]}`,
  )
  return `\n\n**What a manager may set:** only ${parts.join('; ')}. What is there already may stay.`
}
