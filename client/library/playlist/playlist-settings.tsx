import { Checkbox, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Plural, useLingui } from '@lingui/react/macro'
import { updatePlaylistBody } from '../../../generated/client/bodies/updatePlaylist.ts'
import { useUpdatePlaylist } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistAdmin } from '../../../generated/client/model/playlistAdmin.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useSession } from '../../api/session.ts'
import '../../ui/control/field-styles.ts'
import { Form } from '../../ui/form/form.tsx'
import { AudienceFields, OwnerField } from '../audience-fields.tsx'
import { TagChooser, TopicChooser } from '../choosers.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { LossQuestion } from '../loss-question.tsx'
import { ExternalIdField, LanguageField, SettingsGroup } from '../settings-parts.tsx'
import { valuesOf } from '../settings-values.ts'
import { useSettingsSave } from '../use-settings-save.ts'

type PlaylistSettingsProps = { playlist: PlaylistAdmin; onReload: () => Promise<unknown> }

/** What is said of a playlist, and for whom it is. */
export function PlaylistSettings({ playlist, onReload }: PlaylistSettingsProps) {
  const { t } = useLingui()
  const isManager = !useSession().privileges.includes('playlist_write')
  const { save, loss } = useSettingsSave({
    values: valuesOf(playlist),
    mutation: useUpdatePlaylist({ request: { headers: { 'If-Match': etagOf(playlist) ?? '' } } }),
    variablesOf: (data) => ({ playlistId: playlist.id, data }),
    onReload,
  })
  const count = loss?.loss ?? 0
  return (
    <>
      <Form body={updatePlaylistBody} values={valuesOf(playlist)} onSave={save} save={t`Save the settings`}>
        {(field) => (
          <>
            <SettingsGroup title={t`About it`}>
              <TextInput label={t`Name`} {...field('name')} />
              <Textarea label={t`Description`} autosize minRows={3} maxRows={12} {...field('description')} />
              <ContentPicture content={playlist} />
              <TagChooser />
              <TopicChooser known={playlist.topics} />
              <LanguageField field={field('locale')} />
            </SettingsGroup>
            <SettingsGroup title={t`Who sees it`}>
              <AudienceFields
                content={playlist}
                field={field('audience')}
                alone={field('onlyInPlaylists')}
                isManager={isManager}
                aloneLabel={t`Only where another playlist holds it`}
              />
              <OwnerField field={field('ownerTeamId')} isManager={isManager} />
            </SettingsGroup>
            <SettingsGroup title={t`Further settings`}>
              <Checkbox label={t`Show the numbers of its items`} {...field('playlist_numbering')} />
              <Checkbox label={t`Members of the owning team may add to it`} {...field('allow_member_contributions')} />
              {playlist.optional !== null && (
                <Checkbox label={t`Optional in the playlists that hold it`} {...field('optional')} />
              )}
              <ExternalIdField field={field('externalRefId')} />
            </SettingsGroup>
          </>
        )}
      </Form>
      {loss && (
        <LossQuestion onAnswer={loss.onAnswer}>
          <p>
            <Plural
              value={count}
              one="# person would no longer see this playlist."
              other="# people would no longer see this playlist."
            />
          </p>
        </LossQuestion>
      )}
    </>
  )
}
