import { NativeSelect } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSession } from '../../api/session.ts'
import { TagChooser, TopicChooser } from '../choosers.tsx'
import type { ContentAction, ContentChoice } from './content-changes.ts'
import { useTeams } from '../use-teams.ts'

const actionWords: Record<Exclude<ContentAction, 'restore'>, MessageDescriptor> = {
  publish: msg`Publish`,
  unpublish: msg`Make drafts of them`,
  tag: msg`Add tags`,
  untag: msg`Remove tags`,
  putUnder: msg`Add to topics`,
  takeFrom: msg`Remove from topics`,
  move: msg`Move to other topics`,
  handOn: msg`Change the owner`,
  delete: msg`Delete`,
}

const OF_TOPICS: readonly string[] = ['putUnder', 'takeFrom', 'move'] satisfies ContentAction[]

/** What is to be done, and what that takes, in the form around. */
export function ContentInputs({ kind, isBin }: { kind: 'playlist' | 'asset'; isBin: boolean }) {
  const { t, i18n } = useLingui()
  const { control, register } = useFormContext<ContentChoice>()
  const action = useWatch({ control, name: 'action' })
  if (isBin) return <Trans>They come back to where they were, with what people did in them.</Trans>
  const actions = Object.entries(actionWords).filter(([one]) => kind === 'playlist' || !OF_TOPICS.includes(one))
  return (
    <>
      <NativeSelect
        label={t`What to do`}
        data-autofocus
        {...register('action')}
        data={actions.map(([value, words]) => ({ value, label: i18n._(words) }))}
      />
      {(action === 'tag' || action === 'untag') && <TagChooser />}
      {action === 'move' && <TopicChooser known={[]} name="formerTopics" label={t`Out of`} />}
      {OF_TOPICS.includes(action) && <TopicChooser known={[]} {...(action === 'move' && { label: t`Into` })} />}
      {action === 'handOn' && <OwnerInput kind={kind} />}
      {action === 'delete' && <Trans>What is deleted can be restored for 30 days.</Trans>}
    </>
  )
}

function OwnerInput({ kind }: { kind: 'playlist' | 'asset' }) {
  const { t } = useLingui()
  const { register } = useFormContext<ContentChoice>()
  const session = useSession()
  const teams = useTeams()
  const managed = teams.filter(({ id }) => session.managedTeamIds.includes(id))
  const isFree = session.privileges.includes(`${kind}_write`)
  const options = (isFree ? teams : managed).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <NativeSelect
      label={t`Owner`}
      {...register('ownerTeamId')}
      data={[{ value: '', label: isFree ? t`The hub` : t`Nothing chosen` }, ...options]}
    />
  )
}
