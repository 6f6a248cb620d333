import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { Locale } from '../../../generated/client/model/locale.ts'
import type { SubtitleCue } from '../../../generated/client/model/subtitleCue.ts'
import {
  createAssetSubtitle,
  getListAssetSubtitlesQueryKey,
  getSubtitleCues,
  listAssetSubtitles,
  updateSubtitleCues,
} from '../../../generated/client/subtitles-admin/subtitles-admin.ts'
import { refreshAfter } from '../../api/refresh.ts'

export interface LoadedCues {
  /** The file in use; null where the language has none yet. */
  id: string | null
  cues: readonly SubtitleCue[]
}

/** The cues in a language, read once: what is typed is not to be changed from below. @param from subtitles to begin with where there are none */
export function useLoadedCues({ id: assetId }: Asset, locale: Locale, from: string | null): LoadedCues {
  const { data } = useSuspenseQuery({
    queryKey: [...getListAssetSubtitlesQueryKey(assetId), { locale, from }],
    queryFn: async () => {
      const loaded = await loadCues(assetId, locale)
      return loaded.id === null && from !== null ? { id: null, cues: (await getSubtitleCues(from)).cues } : loaded
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isHeld: true },
    gcTime: 0,
    retry: false,
  })
  return data
}

/** Those in use now, whoever put them there. */
export async function loadCues(assetId: string, locale: Locale): Promise<LoadedCues> {
  const { items } = await listAssetSubtitles(assetId, { limit: 100 })
  const id = items.find((each) => each.locale === locale)?.id ?? null
  return { id, cues: id ? (await getSubtitleCues(id)).cues : [] }
}

/** Saves cues in the place of a file, or as the first in their language. @returns the id of the file that has them */
export function useSaveCues({ id: assetId }: Asset, language: Locale) {
  const client = useQueryClient()
  return async (id: string | null, cues: SubtitleCue[]): Promise<string> => {
    const saved = id ? await updateSubtitleCues(id, { cues }) : await createAssetSubtitle(assetId, { language, cues })
    void refreshAfter(client, id ? 'updateSubtitleCues' : 'createAssetSubtitle')
    return saved.id
  }
}
