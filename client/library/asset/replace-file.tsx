import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { updateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { WhenReplaced as Choice } from '../../../generated/client/model/whenReplaced.ts'
import { etagOf } from '../../api/fetcher.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { useChange } from '../../api/use-change.ts'
import { useUploadThen } from '../../api/use-upload.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { ProgressLine } from '../../ui/content/progress-line.tsx'
import { contentRefusal } from '../content-refusal.ts'
import { FileField } from '../uploads/file-field.tsx'
import classes from '../library.module.css'
import { UploadProblem } from '../uploads/upload-problem.tsx'
import { usualWhenReplaced, WhenReplaced } from './when-replaced.tsx'

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
  const [whenReplaced, setWhenReplaced] = useState(usualWhenReplaced(asset))
  const { replace, isPending, error, share } = useReplacement(asset, whenReplaced, onClose)
  return (
    <Dialog title={t`Replace the file`} onClose={onClose}>
      <div className={classes.bench}>
        <WhenReplaced asset={asset} value={whenReplaced} onChange={setWhenReplaced} />
        <p className={classes.none}>
          <Trans>The old file is kept, and can be put back.</Trans>
        </p>
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
function useReplacement(asset: Asset, whenReplaced: Choice, onDone: () => void) {
  const { t } = useLingui()
  const [share, setShare] = useState(0)
  const { id, name } = asset
  const { send, isPending, error } = useChange(
    () =>
      useUploadThen(({ id: fileId, assetType }) => {
        const isKnown = whenReplaced !== 'finish' || assetType === 'scorm'
        const data = { name, fileId, ...(assetType && { type: assetType }), ...(isKnown && { whenReplaced }) }
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
