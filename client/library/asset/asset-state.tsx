import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import * as access from '../../../generated/access.ts'
import { useDeleteAsset, useRestoreAsset, useUpdateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { can } from '../../api/can.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { kindOf } from '../../ui/content/content-kind.ts'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { Pill } from '../../ui/pill.tsx'
import { ChangesLink } from '../changes-link.tsx'
import { CopyButton } from '../copy-button.tsx'
import { CommonPill, StatusPill } from '../library-cells.tsx'
import classes from '../library.module.css'
import { StatusButton } from '../status/status-button.tsx'
import { WhoSeesIt } from '../who-sees-it.tsx'

/** Whether learners see an asset, and what can be done to it as a whole. */
export function AssetState({ asset }: { asset: Asset }) {
  const { i18n } = useLingui()
  const kind = kindOf(asset)
  return (
    <div className={classes.state}>
      <StatusPill {...asset} />
      <CommonPill {...asset} />
      <Pill tone="quiet" icon={<KindIcon kind={kind} size={14} />}>
        {asset.customType ?? i18n._(kindLabel(kind))}
      </Pill>
      <div className={classes.buttons}>{asset.isDeleted ? <Restore asset={asset} /> : <Actions asset={asset} />}</div>
    </div>
  )
}

function Actions({ asset }: { asset: Asset }) {
  const { id: assetId, fileStatus, isCommon } = asset
  const isPlayable = fileStatus === null || fileStatus === 'ready'
  return (
    <>
      {!isCommon && <Publish asset={asset} isPlayable={isPlayable} />}
      {isPlayable && (
        <ButtonLink to="/manage/library/assets/$assetId/preview" params={{ assetId }} variant="default">
          <Trans>See it as a learner</Trans>
        </ButtonLink>
      )}
      {!isCommon && (
        <CopyButton content={[asset]}>
          <Trans>Duplicate</Trans>
        </CopyButton>
      )}
      <StatusButton content={[asset]} />
      <WhoSeesIt content={asset} />
      <ChangesLink content={asset} />
      {!isCommon && <Delete asset={asset} />}
    </>
  )
}

function Publish({ asset, isPlayable }: { asset: Asset; isPlayable: boolean }) {
  const { t } = useLingui()
  const { id: assetId, name, published } = asset
  const headers = { 'If-Match': etagOf(asset) ?? '' }
  const { mutateAsync: putBack } = useUpdateAsset({ request: { headers: { 'If-Match': '*' } } })
  const { run, isPending } = useChange(() => useUpdateAsset({ request: { headers } }), {
    done: (_, { data }) =>
      data.published
        ? t`“${name}” is published. Whoever is in its audience sees it.`
        : t`“${name}” is a draft. Learners do not see it.`,
    undo: (_, { data }) => putBack({ assetId, data: { name, published: !data.published } }),
  })
  if (!can(useSession(), access.updateAsset) || (!published && !isPlayable)) return null
  return (
    <Button
      variant={published ? 'default' : 'filled'}
      loading={isPending}
      onClick={() => run({ assetId, data: { name, published: !published } })}
    >
      {published ? <Trans>Make it a draft</Trans> : <Trans>Publish</Trans>}
    </Button>
  )
}

function Delete({ asset: { id: assetId, name } }: { asset: Asset }) {
  const { t } = useLingui()
  const { mutateAsync: restore } = useRestoreAsset()
  const { run, isPending } = useChange(useDeleteAsset, {
    done: () => t`“${name}” was deleted.`,
    undo: () => restore({ assetId }),
  })
  if (!can(useSession(), access.deleteAsset)) return null
  return (
    <Button variant="default" loading={isPending} onClick={() => run({ assetId })}>
      <Trans>Delete</Trans>
    </Button>
  )
}

function Restore({ asset: { id: assetId, name, isCommon } }: { asset: Asset }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useRestoreAsset, { done: () => t`“${name}” is back where it was.` })
  if (!can(useSession(), access.restoreAsset) || isCommon) return null
  return (
    <Button loading={isPending} onClick={() => run({ assetId })}>
      <Trans>Restore</Trans>
    </Button>
  )
}
