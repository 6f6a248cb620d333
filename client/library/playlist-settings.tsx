import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { updatePlaylistBody } from '../../generated/client/bodies/updatePlaylist.ts'
import { useUpdatePlaylist } from '../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistAdmin } from '../../generated/client/model/playlistAdmin.ts'
import { etagOf } from '../api/fetcher.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { refusalOf } from '../api/refusal.ts'
import { useSession } from '../api/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { Refusal } from '../ui/form/refusal.ts'
import { audienceLabel } from './audience-words.ts'
import classes from './library.module.css'
import { TeamChooser, TopicChooser } from './playlist-choosers.tsx'
import { changedIn, valuesOf, type SettingsValues } from './settings-values.ts'
import { useTeams } from './use-teams.ts'

type PlaylistSettingsProps = { playlist: PlaylistAdmin; onReload: () => Promise<unknown> }

/** What is said of a playlist, and for whom it is. */
export function PlaylistSettings({ playlist, onReload }: PlaylistSettingsProps) {
  const { t } = useLingui()
  const { save, loss } = useSave({ playlist, onReload })
  return (
    <>
      <Form body={updatePlaylistBody} values={valuesOf(playlist)} onSave={save} save={t`Save the settings`}>
        {(field) => (
          <>
            <TextInput label={t`Name`} {...field('name')} />
            <Textarea label={t`Description`} autosize minRows={3} maxRows={12} {...field('description')} />
            <AudienceFields field={field('audience')} alone={field('onlyInPlaylists')} />
            <OwnerField field={field('ownerTeamId')} />
            <TopicChooser known={playlist.topics} />
            <Checkbox label={t`Show the numbers of its items`} {...field('playlist_numbering')} />
            <Checkbox label={t`Members of the owning team may add to it`} {...field('allow_member_contributions')} />
          </>
        )}
      </Form>
      {loss && <LossQuestion {...loss} />}
    </>
  )
}

/**
 * Sends what was changed. Where somebody else was faster, their change is shown and what is typed stays; where people would lose
 * sight of the playlist, it is asked first.
 */
function useSave({ playlist, onReload }: PlaylistSettingsProps) {
  const { t } = useLingui()
  const { mutateAsync } = useUpdatePlaylist({ request: { headers: { 'If-Match': etagOf(playlist) ?? '' } } })
  const [loss, setLoss] = useState<LossQuestionProps | null>(null)
  const ask = (count: number) =>
    new Promise<boolean>((answer) =>
      setLoss({
        count,
        onAnswer: (isMeant) => {
          setLoss(null)
          answer(isMeant)
        },
      }),
    )
  const send = async (data: Partial<SettingsValues> & { acceptedLosses?: number }): Promise<Refusal | null> => {
    try {
      await mutateAsync({ playlistId: playlist.id, data })
      return null
    } catch (error) {
      const code = error instanceof HubProblem ? error.code : ''
      const lost =
        code === 'people-would-lose' && Number(/acceptedLosses: (\d+)/.exec((error as HubProblem).detail)?.[1])
      if (lost && (await ask(lost))) return send({ ...data, acceptedLosses: lost })
      if (lost)
        return {
          title: t`Not saved`,
          text: t`Nobody lost sight of it. Choose another audience, or save again.`,
          fields: {},
        }
      if (code !== 'version-mismatch') return refusalOf(error)
      await onReload()
      return {
        title: t`Somebody else changed this meanwhile`,
        text: t`The form shows their changes now, and what you typed is still there. Look it over and save again.`,
        fields: {},
      }
    }
  }
  const save = (typed: SettingsValues) => {
    const changes = changedIn(valuesOf(playlist), typed)
    return Object.keys(changes).length > 0 ? send(changes) : Promise.resolve(null)
  }
  return { save, loss }
}

type FieldProps = { name: string }

function AudienceFields({ field, alone }: { field: FieldProps; alone: FieldProps }) {
  const { t, i18n } = useLingui()
  const { audience, onlyInPlaylists } = useWatch<SettingsValues>() as SettingsValues
  const { privileges } = useSession()
  const isManager = !privileges.includes('playlist_write')
  return (
    <>
      <NativeSelect
        label={t`Audience`}
        data={(['all', 'teams', 'admin'] as const).map((value) => ({
          value,
          label: i18n._(audienceLabel[value]),
          // Managers make content for their teams; what an admin chose may stay.
          disabled: isManager && value !== 'teams' && value !== audience,
        }))}
        {...field}
      />
      {audience === 'teams' && <TeamChooser />}
      <Checkbox label={t`Only where another playlist holds it`} {...alone} />
      <p className={classes.none} role="status">
        {audience === 'all' && <Trans>Everybody in the hub sees it.</Trans>}
        {audience === 'teams' && <Trans>The members of these teams see it, and nobody else.</Trans>}
        {audience === 'admin' && <Trans>Only admins of the hub see it.</Trans>}{' '}
        {onlyInPlaylists && (
          <Trans>They see it in an open section of a playlist that they see, and nowhere else.</Trans>
        )}
      </p>
    </>
  )
}

function OwnerField({ field }: { field: FieldProps }) {
  const { t } = useLingui()
  const teams = useTeams()
  const { privileges } = useSession()
  const { ownerTeamId } = useWatch<SettingsValues>() as SettingsValues
  const isKnown = !ownerTeamId || teams.some(({ id }) => id === ownerTeamId)
  return (
    <NativeSelect
      label={t`Owner`}
      description={t`Managers of the team that owns it may change it.`}
      data={[
        ...(privileges.includes('playlist_write') ? [{ value: '', label: t`The hub` }] : []),
        ...(isKnown ? [] : [{ value: ownerTeamId ?? '', label: t`Another team` }]),
        ...teams.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...field}
    />
  )
}

type LossQuestionProps = { count: number; onAnswer: (isMeant: boolean) => void }

function LossQuestion({ count, onAnswer }: LossQuestionProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Who sees it changes`} onClose={() => onAnswer(false)}>
      <p>
        <Plural
          value={count}
          one="# person would no longer see this playlist."
          other="# people would no longer see this playlist."
        />
      </p>
      <div className={classes.buttons}>
        <Button onClick={() => onAnswer(true)}>
          <Trans>Save it like this</Trans>
        </Button>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          <Trans>Do not save</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
