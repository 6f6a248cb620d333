import { NativeSelect, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { createPlaylistBody } from '../../../generated/client/bodies/createPlaylist.ts'
import { useCreatePlaylist } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { SendForm } from '../../ui/form/send-form.tsx'
import classes from '../library.module.css'
import { ofTeam } from '../uploads/owner-for.ts'
import { useTeams } from '../use-teams.ts'

/** A new playlist begins as a draft, so that nobody finds it before it is ready. */
export function NewPlaylist({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { privileges, managedTeamIds } = useSession()
  const own = useTeams().filter(({ id }) => managedTeamIds.includes(id))
  // The page is left once nothing typed counts as unsaved any more.
  const made = useRef('')
  const isManager = !privileges.includes('playlist_write')
  const { send } = useChange(useCreatePlaylist, {
    done: ({ id }) => {
      made.current = id
      return t`The draft is there. Add what belongs to it, then publish it.`
    },
  })
  const open = () => {
    onClose()
    void navigate({ to: '/manage/library/playlists/$playlistId', params: { playlistId: made.current } })
  }
  return (
    <Dialog title={t`New playlist`} onClose={onClose}>
      <SendForm
        key={own[0]?.id}
        body={createPlaylistBody}
        values={{ name: '', ownerTeamId: isManager ? (own[0]?.id ?? '') : '' }}
        onSend={({ name, ownerTeamId }) =>
          send({ data: { name, published: false, ...ofTeam(isManager ? ownerTeamId : null) } })
        }
        onSent={open}
        send={t`Create the draft`}
      >
        {(field) => (
          <>
            <TextInput label={t`Name`} data-autofocus {...field('name')} />
            {isManager && (
              <NativeSelect
                label={t`Owner`}
                data={own.map(({ id, name }) => ({ value: id, label: name }))}
                {...field('ownerTeamId')}
              />
            )}
            <p className={classes.none}>
              <Trans>Learners do not see a draft until you publish it.</Trans>
            </p>
          </>
        )}
      </SendForm>
    </Dialog>
  )
}
