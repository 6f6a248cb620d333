import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { updateAssetBody } from '../../../generated/client/bodies/updateAsset.ts'
import { useCreateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { SendForm } from '../../ui/form/send-form.tsx'
import { AddressField } from './address-field.tsx'
import { FileField } from '../uploads/file-field.tsx'
import classes from '../library.module.css'
import { ofTeam, ownerFor } from '../uploads/owner-for.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, useUploads } from '../uploads/uploads-store.ts'
import { useBeginUploads } from '../uploads/use-begin-uploads.ts'
import { useTeams } from '../use-teams.ts'

/** What was made, as a playlist holds it. */
interface Made {
  id: string
  name: string
  type: string
  fileFormat: string | null
}

type NewAssetProps = {
  onClose: () => void
  /** Is told of each that was made; without it the library shows them. */
  onMade?: (made: Made) => void
}

/** Files or a link as new assets. They begin as drafts; what a file is, the hub finds out. */
export function NewAsset({ onClose, onMade }: NewAssetProps) {
  const { t } = useLingui()
  const session = useSession()
  const [teamId, setTeamId] = useState(ownerFor(session))
  const own = useTeams().filter(({ id }) => session.managedTeamIds.includes(id))
  return (
    <Dialog title={t`New asset`} onClose={onClose}>
      <div className={classes.bench}>
        <p className={classes.none}>
          <Trans>Learners do not see a draft until you publish it.</Trans>
        </p>
        {teamId && own.length > 1 && (
          <NativeSelect
            label={t`Owner`}
            value={teamId}
            data={own.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => setTeamId(currentTarget.value)}
          />
        )}
        <section className={classes.group} aria-labelledby="new-asset-files">
          <h3 id="new-asset-files">{t`From files`}</h3>
          {onMade ? (
            <FilesHere teamId={teamId} onMade={onMade} onClose={onClose} />
          ) : (
            <FilesToLibrary teamId={teamId} onClose={onClose} />
          )}
        </section>
        <section className={classes.group} aria-labelledby="new-asset-link">
          <h3 id="new-asset-link">{t`From a web address`}</h3>
          <LinkForm teamId={teamId} onMade={onMade} onClose={onClose} />
        </section>
      </div>
    </Dialog>
  )
}

type PartProps = { teamId: string | null; onClose: () => void }

/** The tray shows how far they are. */
function FilesToLibrary({ teamId, onClose }: PartProps) {
  const begin = useBeginUploads()
  return (
    <FileField
      isMultiple
      onFiles={(files) => {
        onClose()
        begin(files, teamId)
      }}
    />
  )
}

/** The window shows how far they are; what is not through when it is closed lands in the library. */
function FilesHere({ teamId, onMade, onClose }: PartProps & { onMade: (made: Made) => void }) {
  const client = useQueryClient()
  const { user } = useSession()
  const [ids, setIds] = useState<readonly number[]>([])
  const own = useUploads().items.filter(({ id }) => ids.includes(id))
  const told = useRef(new Set<string>())
  const tell = useEffectEvent(onMade)
  const made = own.flatMap(({ asset }) => asset ?? [])
  useEffect(() => {
    for (const asset of made.filter(({ id }) => !told.current.has(id))) {
      told.current.add(asset.id)
      tell(asset)
    }
  }, [made])
  return (
    <>
      <FileField
        isMultiple
        onFiles={(files) => setIds([...ids, ...addUploads(files, { client, userId: user.id, teamId, isQuiet: true })])}
      />
      {own.length > 0 && (
        <>
          <UploadList uploads={own} onLeave={onClose} />
          <div className={classes.buttons}>
            <Button onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function LinkForm({ teamId, onMade, onClose }: PartProps & { onMade: NewAssetProps['onMade'] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  // The page is left once nothing typed counts as unsaved any more.
  const made = useRef<Made | null>(null)
  const { send } = useChange(useCreateAsset, {
    done: ({ id }, { data: { name } }) => {
      made.current = { id, name, type: 'web', fileFormat: null }
      return t`The draft is there.`
    },
  })
  const open = () => {
    onClose()
    if (!made.current) return
    if (onMade) return onMade(made.current)
    void navigate({ to: '/manage/library/assets/$assetId', params: { assetId: made.current.id } })
  }
  return (
    <SendForm
      body={updateAssetBody}
      values={{ webUrl: '', name: '' }}
      onSend={({ webUrl, name }) => send({ data: { type: 'web', webUrl, name, ...ofTeam(teamId) } })}
      onSent={open}
      send={t`Create the draft`}
    >
      {(field) => (
        <>
          <AddressField field={field('webUrl', { isRequired: true })} />
          <TextInput label={t`Name`} {...field('name', { isRequired: true })} />
        </>
      )}
    </SendForm>
  )
}
