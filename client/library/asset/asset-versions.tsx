import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useGetAssetVersions, useUpdateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetVersion } from '../../../generated/client/model/assetVersion.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useChange } from '../../api/use-change.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import classes from '../library.module.css'
import { usualWhenReplaced, WhenReplaced } from './when-replaced.tsx'

/** The files that an asset had, each to be put back. */
export function AssetVersions({ asset, mayChange }: { asset: Asset; mayChange: boolean }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<AssetVersion | null>(null)
  const { data } = useGetAssetVersions(asset.id)
  const former = data?.items.filter(({ isCurrent }) => !isCurrent) ?? []
  if (former.length === 0) return null
  return (
    <details>
      <summary>
        <Plural value={former.length} one="# file before" other="# files before" />
      </summary>
      <ul className={classes.rows} aria-label={t`Files before`}>
        {former.map((version) => (
          <li key={version.fileId} className={classes.listed}>
            <Former version={version} />
            {mayChange && <AskButton name={version.filename} onClick={() => setChosen(version)} />}
          </li>
        ))}
      </ul>
      {chosen && <PutBack asset={asset} version={chosen} onClose={() => setChosen(null)} />}
    </details>
  )
}

function AskButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="default" aria-label={t`Put back ${name}`} onClick={onClick}>
      <Trans>Put back…</Trans>
    </Button>
  )
}

function Former({ version: { filename, size, replacedTime } }: { version: AssetVersion }) {
  const format = useFormat()
  const [bytes, moment] = [format.bytes(size), replacedTime && format.dateTime(replacedTime)]
  return (
    <span className={classes.listedName}>
      <strong>{filename}</strong>
      <span className={classes.none}>
        <Trans>
          {bytes}, replaced on {moment}
        </Trans>
      </span>
    </span>
  )
}

type PutBackProps = { asset: Asset; version: AssetVersion; onClose: () => void }

function PutBack({ asset, version, onClose }: PutBackProps) {
  const { t } = useLingui()
  const [whenReplaced, setWhenReplaced] = useState(usualWhenReplaced(asset))
  const { filename, fileId, type } = version
  const { run, isPending } = useChange(
    () => useUpdateAsset({ request: { headers: { 'If-Match': etagOf(asset) ?? '' } } }),
    {
      done: () => {
        onClose()
        return t`“${filename}” is back in its place.`
      },
    },
  )
  return (
    <Dialog title={t`Put back “${filename}”?`} onClose={onClose}>
      <div className={classes.bench}>
        <WhenReplaced asset={asset} value={whenReplaced} onChange={setWhenReplaced} />
        <div className={classes.buttons}>
          <Button
            loading={isPending}
            onClick={() => run({ assetId: asset.id, data: { name: asset.name, fileId, type, whenReplaced } })}
          >
            <Trans>Put the file back</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
