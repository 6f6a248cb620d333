import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { updateAsset } from '../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../generated/client/model/asset.ts'
import { etagOf } from '../api/fetcher.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { useChange } from '../api/use-change.ts'
import { useUploadThen } from '../api/use-upload.ts'
import { kindOf } from '../ui/content-kind.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { contentRefusal } from './content-refusal.ts'
import { FileField } from './file-field.tsx'
import classes from './library.module.css'
import { UploadProblem } from './upload-problem.tsx'

/** Puts another file in the place of an asset's own, and says before what that means for those who learn with it. */
export function ReplaceFile({ asset }: { asset: Asset }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Replace the file…</Trans>
      </Button>
      {isOpen && <ReplaceDialog asset={asset} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReplaceDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<File | null>(null)
  const { replace, isPending, error, share } = useReplacement(asset, onClose)
  return (
    <Dialog title={t`Replace the file`} onClose={onClose}>
      <div className={classes.bench}>
        <ul className={classes.points}>
          <WhatHappens kind={kindOf(asset)} />
        </ul>
        <FileField file={chosen} onFiles={([file]) => setChosen(file ?? null)} isBusy={isPending} />
        {isPending && <ProgressLine rate={share} label={t`Upload of the new file`} />}
        {isPending && share === 1 && <p className={classes.none} role="status">{t`The hub looks through it`}</p>}
        {error !== null && <Refused error={error} />}
        <div className={classes.buttons}>
          <Button disabled={!chosen} loading={isPending} onClick={() => chosen && replace(chosen)}>
            <Trans>Replace the file</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** As the hub keeps it: a completion is evidence and stays, and an attempt belongs to the file that it began with. */
function WhatHappens({ kind }: { kind: ReturnType<typeof kindOf> }) {
  return (
    <>
      <li>
        <Trans>Whoever has completed it has still completed it, with the file that was there then.</Trans>
      </li>
      <li>
        {kind === 'course' ? (
          <Trans>
            Whoever is in the middle of the course begins the new one from the start the next time they open it.
          </Trans>
        ) : kind === 'video' || kind === 'audio' ? (
          <Trans>Whoever is in the middle goes on at the same place of the new recording.</Trans>
        ) : (
          <Trans>Whoever opens it from now on sees the new file.</Trans>
        )}
      </li>
      <li>
        <Trans>The old file cannot be put back. Keep a copy if you may need it again.</Trans>
      </li>
    </>
  )
}

function Refused({ error }: { error: unknown }) {
  const isOfUpload = error instanceof HubProblem && !['version-mismatch', 'file-type-mismatch'].includes(error.code)
  return isOfUpload ? (
    <div role="alert">
      <UploadProblem error={error} />
    </div>
  ) : (
    <ProblemNote {...contentRefusal(error)} />
  )
}

/** Sends the file, and puts it in the place of the old one as soon as the hub has looked through it. */
function useReplacement(asset: Asset, onDone: () => void) {
  const { t } = useLingui()
  const [share, setShare] = useState(0)
  const { id, name } = asset
  const { send, isPending, error } = useChange(
    () =>
      useUploadThen(({ id: fileId, assetType }) => {
        const data = { name, fileId, ...(assetType && { type: assetType }) }
        return updateAsset(id, data, { headers: { 'If-Match': etagOf(asset) ?? '' } })
      }, 'updateAsset'),
    { done: () => t`The file was replaced.` },
  )
  const replace = async (file: File) => {
    setShare(0)
    const purpose = { type: 'asset', referenceId: id, skipAssigningToReference: true } as const
    const onSent = (bytes: number) => setShare(bytes / file.size)
    const refusal = await send({ file, purpose, isPatient: true, onSent })
    if (!refusal) onDone()
  }
  return { replace: (file: File) => void replace(file), isPending, error, share }
}
