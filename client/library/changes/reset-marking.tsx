import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  previewAssetMarkAsDoneReset,
  useResetAssetMarkAsDoneModes,
} from '../../../generated/client/assets-admin/assets-admin.ts'
import type { AssetMarkAsDoneResetPage } from '../../../generated/client/model/assetMarkAsDoneResetPage.ts'
import { previewOf } from '../../api/preview-of.ts'
import { useChange } from '../../api/use-change.ts'
import { PREVIEWED } from '../../ui/wizard/change-preview.tsx'
import { MassChange } from '../../ui/wizard/mass-change.tsx'
import { NamedList } from '../../ui/wizard/named-list.tsx'

/** Lets the hub mark all assets as done again, and says before which those are. */
export function ResetMarking({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useResetAssetMarkAsDoneModes, {
    done: () => t`The change has begun. The jobs in the top bar show how far it is.`,
  })
  return (
    <MassChange<AssetMarkAsDoneResetPage>
      title={t`Let the hub mark as done`}
      onClose={onClose}
      choice={
        <p>
          <Trans>
            Learners mark some assets as done themselves. From then on the hub does so, of all of them. What people have
            completed stays completed.
          </Trans>
        </p>
      }
      onPreview={() => previewOf(previewAssetMarkAsDoneReset({ limit: PREVIEWED, offset: 0 }))}
      preview={({ items, total }) => (
        <>
          <p>
            <Plural value={total} one="# asset changes:" other="# assets change:" />
          </p>
          <NamedList entries={items.map(({ id, name }) => ({ id, words: name }))} total={total} />
        </>
      )}
      countOf={({ total }) => total}
      apply={({ total }) => plural(total, { one: 'Change # asset', other: 'Change # assets' })}
      onApply={({ previewToken }) => send({ data: { previewToken } })}
    />
  )
}
