import { Avatar, Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { getFinishUploadMutationKey } from '../../generated/client/files/files.ts'
import { useDeleteMyProfilePicture } from '../../generated/client/profile/profile.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { problemWords } from '../api/problems.ts'
import { upload } from '../api/uploads.ts'
import { notify } from '../ui/notices-store.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { Panel } from '../ui/panel.tsx'
import classes from './profile.module.css'

export function PictureForm({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const send = useMutation({
    // Named after the call that ends it, so that what it affects is read anew.
    mutationKey: getFinishUploadMutationKey(),
    mutationFn: (file: File) => upload(file, { type: 'profilePicture' }),
    onSuccess: () => notify(t`Your picture is saved.`),
  })
  const remove = useDeleteMyProfilePicture()
  const error = send.error ?? remove.error
  return (
    <Panel title={t`Picture`} sentence={t`JPEG, PNG or WebP, at most 5 MB.`}>
      <div className={classes.picture}>
        <Avatar
          src={profile.pictureUrl}
          size={96}
          color="brand"
          name={profile.displayName}
          alt={profile.pictureUrl ? t`Your picture` : ''}
        />
        <div className={classes.buttons}>
          <Button variant="default" loading={send.isPending} onClick={() => input.current?.click()}>
            {profile.pictureUrl ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </Button>
          {profile.pictureUrl && (
            <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={t`Picture file`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) send.mutate(file)
            event.currentTarget.value = ''
          }}
        />
      </div>
      {error && <ProblemNote {...problemWords(error)} />}
    </Panel>
  )
}
