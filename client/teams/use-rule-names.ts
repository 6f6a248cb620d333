import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { getGetAssetQueryOptions } from '../../generated/client/assets-admin/assets-admin.ts'
import { getGetPlaylistQueryOptions } from '../../generated/client/playlists-admin/playlists-admin.ts'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import type { TeamCondition } from '../../generated/client/model/teamCondition.ts'
import { useTeamNames } from '../api/manage-team-names.ts'

/** What the things are called that conditions name by their id. */
export function useRuleNames(conditions: readonly TeamCondition[]) {
  const { t } = useLingui()
  const all = conditions.flatMap((each) => (each.type === 'group' ? each.conditions : [each]))
  const { data: fields } = useListCustomFields()
  const teams = useTeamNames(all.flatMap((each) => (each.type === 'team' ? each.teamIds : [])))
  const contents = useContentNames(all.flatMap((each) => (each.type === 'completion' ? [each.contentId] : [])))
  return {
    fieldOf: (fieldId: string) => fields?.items.find(({ id }) => id === fieldId)?.label ?? t`A field of the profile`,
    teamOf: (id: string) => teams.get(id) ?? t`Another team`,
    contentOf: (id: string) => contents.get(id) ?? t`Some content`,
  }
}

/** Names of playlists and assets: an id does not say which of them it is. */
export function useContentNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const wanted = distinct(ids)
  const playlists = useQueries({
    queries: wanted.map((id) => getGetPlaylistQueryOptions(id, {}, { query: { retry: false } })),
  })
  const others = wanted.filter((_, index) => playlists[index]?.isError)
  const assets = useQueries({
    queries: others.map((id) => getGetAssetQueryOptions(id, {}, { query: { retry: false } })),
  })
  return new Map([...namesIn(playlists), ...namesIn(assets)])
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

function namesIn(answers: readonly { data?: { id: string; name: string } | undefined }[]): Map<string, string> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.name]] : [])))
}
