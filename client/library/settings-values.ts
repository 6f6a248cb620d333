import type { Audience } from '../../generated/client/model/audience.ts'
import type { Locale } from '../../generated/client/model/locale.ts'
import type { PlaylistAdmin } from '../../generated/client/model/playlistAdmin.ts'

export interface SettingsValues {
  name: string
  description: string | null
  thumbnailId: string | null
  tags: string[]
  locale: Locale
  audience: Audience
  teamIds: string[]
  ownerTeamId: string | null
  topics: string[]
  onlyInPlaylists: boolean
  playlist_numbering: boolean
  allow_member_contributions: boolean
  /** In all playlists that hold it. */
  optional: boolean
  externalRefId: string | null
}

export function valuesOf(playlist: PlaylistAdmin): SettingsValues {
  const { name, description, thumbnailId, tags, locale, optional, externalRefId } = playlist
  const { audience, teamIds, ownerTeamId, topics, onlyInPlaylists } = playlist
  return {
    name,
    description: description ?? '',
    thumbnailId,
    tags,
    locale,
    audience,
    teamIds,
    ownerTeamId: ownerTeamId ?? '',
    topics: topics.map(({ id }) => id),
    onlyInPlaylists,
    playlist_numbering: playlist.hasPlaylistNumbering,
    allow_member_contributions: playlist.allow_member_contributions,
    optional: optional ?? false,
    externalRefId: externalRefId ?? '',
  }
}

/** What is typed and is not so already: what somebody else changes meanwhile is not written over. */
export function changedIn<Values extends object>(before: Values, typed: Values): Partial<Values> {
  const isSame = (field: keyof Values) => comparable(before[field]) === comparable(typed[field])
  const fields = (Object.keys(before) as (keyof Values)[]).filter((field) => !isSame(field))
  return Object.fromEntries(fields.map((field) => [field, typed[field]])) as Partial<Values>
}

/** What is left empty is null or not sent, and lists of teams, topics and tags have no order. */
function comparable(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? (value as string[]).toSorted() : value === '' ? null : (value ?? null))
}
