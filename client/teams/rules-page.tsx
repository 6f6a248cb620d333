import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { useGetTeam } from '../../generated/client/teams-admin/teams-admin.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { Page } from '../ui/page/page.tsx'
import './problem-words.ts'
import { RulesEditor } from './rules-editor.tsx'

/** The rules of one team, and whom they would bring in and put out before they are saved. */
export function TeamRulesPage() {
  const { t } = useLingui()
  const { teamId } = useParams({ from: '/app/manage/teams/$teamId/rules' })
  // The version belongs to the answer itself, which sharing its parts would replace.
  const query = useGetTeam(teamId, {}, { query: { structuralSharing: false } })
  const { data: team, refetch } = query
  const name = team?.name ?? ''
  return (
    <Page
      title={team ? t`Rules of “${name}”` : t`Rules of a team`}
      sentence={t`Say who belongs to the team. Nothing changes before you save.`}
      crumbs={
        <Crumbs>
          <Link to="/manage/teams">{t`Teams`}</Link>
          {team && (
            <Link to="/manage/teams/$teamId" params={{ teamId }}>
              {name}
            </Link>
          )}
        </Crumbs>
      }
    >
      <QueryState query={query} height={400} />
      {team && <RulesEditor key={teamId} team={team} onReload={refetch} />}
    </Page>
  )
}
