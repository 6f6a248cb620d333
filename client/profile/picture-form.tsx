import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useDeleteMyProfilePicture } from '../../generated/client/profile/profile.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { problemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { useUpload } from '../api/use-upload.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import classes from './profile.module.css'

export function PictureForm({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const upload = useChange(useUpload, { done: () => t`Your picture is saved.` })
  const remove = useChange(useDeleteMyProfilePicture)
  const error = upload.error ?? remove.error
  return (
    <Panel title={t`Picture`} sentence={t`JPEG, PNG or WebP, at most 5 MB.`}>
      <div className={classes.picture}>
        <PersonPicture
          name={profile.displayName}
          url={profile.pictureUrl}
          size={96}
          alt={profile.pictureUrl ? t`Your picture` : ''}
        />
        <div className={classes.buttons}>
          <Button variant="default" loading={upload.isPending} onClick={() => input.current?.click()}>
            {profile.pictureUrl ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </Button>
          {profile.pictureUrl && (
            <Button variant="subtle" loading={remove.isPending} onClick={() => void remove.send()}>
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
            if (file) void upload.send({ file, purpose: { type: 'profilePicture' } })
            event.currentTarget.value = ''
          }}
        />
      </div>
      {error !== null && <ProblemNote {...problemWords(error)} />}
    </Panel>
  )
}
