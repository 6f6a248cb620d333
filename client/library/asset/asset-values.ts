import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetPatch } from '../../../generated/client/model/assetPatch.ts'

/** What the form of an asset holds. */
export type AssetValues = Required<
  Pick<
    AssetPatch,
    | 'name'
    | 'description'
    | 'type'
    | 'webUrl'
    | 'locale'
    | 'tags'
    | 'customType'
    | 'thumbnailId'
    | 'alternativeText'
    | 'audience'
    | 'teamIds'
    | 'onlyInPlaylists'
    | 'ownerTeamId'
    | 'markAsDoneMode'
    | 'scormAdvancedSettings'
    | 'requiredPagesPercent'
    | 'download'
    | 'openInIframe'
    | 'excludeFromAi'
    | 'insightsEnabled'
    | 'fileFormat'
    | 'refid'
    | 'externalRefId'
  >
>

export function assetValues(asset: Asset): AssetValues {
  const { name, description, type, url, locale, tags, customType, thumbnailId, alternativeText } = asset
  const { audience, teamIds, onlyInPlaylists, ownerTeamId } = asset
  const {
    markAsDoneMode,
    scormSettings,
    requiredPagesPercent,
    download,
    openInIframe,
    excludeFromAi,
    insightsEnabled,
  } = asset
  return {
    name,
    description: description ?? '',
    type,
    webUrl: url ?? '',
    locale,
    tags,
    customType: customType ?? '',
    thumbnailId,
    alternativeText: alternativeText ?? '',
    audience,
    teamIds,
    onlyInPlaylists,
    ownerTeamId: ownerTeamId ?? '',
    markAsDoneMode,
    // A package that becomes a course begins with what a course has where nothing was set.
    scormAdvancedSettings: scormSettings ?? { completeWhen: 'completed', canStartAgain: false, keptScore: 'best' },
    requiredPagesPercent,
    download,
    openInIframe,
    excludeFromAi,
    insightsEnabled,
    fileFormat: asset.fileFormat ?? '',
    refid: asset.refid ?? '',
    externalRefId: asset.externalRefId ?? '',
  }
}
