import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { previewTagDeletion, useDeleteTags } from '../../generated/client/topics-admin/topics-admin.ts'
import type { ChangePreviewPage } from '../../generated/client/model/changePreviewPage.ts'
import { previewOf } from '../api/preview-of.ts'
import { useChange } from '../api/use-change.ts'
import { ChangePreview, PREVIEWED } from '../ui/wizard/change-preview.tsx'
import { MassChange } from '../ui/wizard/mass-change.tsx'

type DeleteTagsProps = {
  names: string[]
  onClose: () => void
  /** Called when the deletion has begun. */
  onBegun: () => void
}

/** Says what has the tags before they are deleted. */
export function DeleteTags({ names, onClose, onBegun }: DeleteTagsProps) {
  const { t } = useLingui()
  const { send } = useChange(useDeleteTags)
  return (
    <MassChange<ChangePreviewPage>
      title={t`Delete tags`}
      onClose={onClose}
      choice={
        <>
          <p>
            <Trans>
              These tags are removed from the list, and from all playlists, assets and topics that have them:
            </Trans>
          </p>
          <p>
            <strong>{names.join(', ')}</strong>
          </p>
        </>
      }
      onPreview={() => previewOf(previewTagDeletion({ names }, { limit: PREVIEWED, offset: 0 }))}
      preview={({ items, total }) => <ChangePreview items={items} total={total} />}
      countOf={({ total }) => total}
      apply={() => plural(names.length, { one: 'Delete # tag', other: 'Delete # tags' })}
      onApply={async ({ previewToken }) => {
        const refusal = await send({ params: { names, previewToken } })
        if (!refusal) onBegun()
        return refusal
      }}
    />
  )
}
