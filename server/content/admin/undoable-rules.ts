import type { AuditDetail } from '../../audit/service.ts'

/** Which settings of content can be given the value that they had before a change. */

const OF_BOTH = [
  'audience',
  'description',
  'externalRefId',
  'locale',
  'name',
  'onlyInPlaylists',
  'ownerTeamId',
  'published',
  'tags',
  'teamIds',
]

/** Not what a playlist holds, which has a history of its own, and not its picture, which goes when another comes. */
const OF_PLAYLISTS = new Set([
  ...OF_BOTH,
  'allow_member_contributions',
  'goal',
  'optional',
  'playlist_numbering',
  'topics',
])

/** Not the file, of which the versions are kept, and not the address, which is not written down whole. */
const OF_ASSETS = new Set([
  ...OF_BOTH,
  'alternativeText',
  'customType',
  'download',
  'excludeFromAi',
  'fileFormat',
  'insightsEnabled',
  'markAsDoneMode',
  'openInIframe',
  'refid',
  'requiredPagesPercent',
  'scormAdvancedSettings',
])

interface Entry {
  action: string
  objectType: string
  isItemDeleted: boolean
  details: unknown
}

/** The properties of an entry in the list of changes whose former value can be put back. */
export function undoableOf({ action, objectType, isItemDeleted, details }: Entry): string[] {
  const settings = { playlist: OF_PLAYLISTS, asset: OF_ASSETS }[objectType]
  if (action !== 'UPDATE' || isItemDeleted || !settings) return []
  return (details as AuditDetail[]).map(({ property }) => property).filter((property) => settings.has(property))
}
