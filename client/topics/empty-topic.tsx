import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  previewPlaylistTopicRemoval,
  useRemovePlaylistTopics,
} from '../../generated/client/playlists-admin/playlists-admin.ts'
import type { ChangePreviewPage } from '../../generated/client/model/changePreviewPage.ts'
import type { Topic } from '../../generated/client/model/topic.ts'
import { previewOf } from '../api/preview-of.ts'
import { useChange } from '../api/use-change.ts'
import { ChangePreview, PREVIEWED } from '../ui/wizard/change-preview.tsx'
import { MassChange } from '../ui/wizard/mass-change.tsx'

/** Takes all playlists from under a topic. */
export function EmptyTopic({ topic: { id, name }, onClose }: { topic: Topic; onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useRemovePlaylistTopics)
  const removal = { idsToRemove: [id] }
  return (
    <MassChange<ChangePreviewPage>
      title={t`Remove playlists from “${name}”`}
      onClose={onClose}
      choice={
        <p>
          <Trans>
            All playlists that stand directly in this topic are removed from it. The playlists themselves stay.
          </Trans>
        </p>
      }
      onPreview={() => previewOf(previewPlaylistTopicRemoval(removal, { limit: PREVIEWED, offset: 0 }))}
      preview={({ items, total }) => <ChangePreview items={items} total={total} />}
      countOf={({ total }) => total}
      apply={({ total }) => plural(total, { one: 'Remove # playlist', other: 'Remove # playlists' })}
      onApply={({ previewToken }) => send({ data: { ...removal, previewToken } })}
    />
  )
}
