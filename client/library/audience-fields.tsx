import { Checkbox, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { Audience } from '../../generated/client/model/audience.ts'
import '../ui/control/field-styles.ts'
import { AudienceCount } from './audience-count.tsx'
import { audienceLabel } from './audience-words.ts'
import classes from './library.module.css'
import { TeamChooser } from './choosers.tsx'
import { useTeams } from './use-teams.ts'

type FieldProps = { name: string }

interface AudienceValues {
  audience: Audience
  teamIds: string[]
  onlyInPlaylists: boolean
}

type AudienceFieldsProps = {
  content: { id: string; published: boolean }
  field: FieldProps
  alone: FieldProps
  /** Managers make content for their teams; what an admin chose may stay. */
  isManager: boolean
  /** What is said beside the box for what is seen in playlists alone. */
  aloneLabel: string
}

/** Who sees content, as the fields of the form around, and how many people that are. */
export function AudienceFields({ content, field, alone, isManager, aloneLabel }: AudienceFieldsProps) {
  const { t, i18n } = useLingui()
  const { audience, teamIds, onlyInPlaylists } = useWatch<AudienceValues>() as AudienceValues
  return (
    <>
      <NativeSelect
        label={t`Audience`}
        data={(['all', 'teams', 'admin'] as const).map((value) => ({
          value,
          label: i18n._(audienceLabel[value]),
          disabled: isManager && value !== 'teams' && value !== audience,
        }))}
        {...field}
      />
      {audience === 'teams' && <TeamChooser />}
      <Checkbox label={aloneLabel} {...alone} />
      <p className={classes.none} role="status">
        {audience === 'all' && <Trans>Everybody in the hub sees it.</Trans>}
        {audience === 'teams' && <Trans>The members of these teams see it, and nobody else.</Trans>}
        {audience === 'admin' && <Trans>Only admins of the hub see it.</Trans>}{' '}
        {onlyInPlaylists && (
          <Trans>They see it in an open section of a playlist that they see, and nowhere else.</Trans>
        )}
      </p>
      <AudienceCount content={content} audience={{ audience, teamIds, onlyInPlaylists }} />
    </>
  )
}

/** Which team owns content. @param isManager whether the hub itself is no choice */
export function OwnerField({ field, isManager }: { field: FieldProps; isManager: boolean }) {
  const { t } = useLingui()
  const teams = useTeams()
  const { ownerTeamId } = useWatch<{ ownerTeamId: string | null }>()
  const isKnown = !ownerTeamId || teams.some(({ id }) => id === ownerTeamId)
  return (
    <NativeSelect
      label={t`Owner`}
      description={t`Managers of the team that owns it may change it.`}
      data={[
        ...(isManager ? [] : [{ value: '', label: t`The hub` }]),
        ...(isKnown ? [] : [{ value: ownerTeamId ?? '', label: t`Another team` }]),
        ...teams.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...field}
    />
  )
}
