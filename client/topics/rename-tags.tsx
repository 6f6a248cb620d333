import { TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { previewTagChange, useUpdateTags } from '../../generated/client/topics-admin/topics-admin.ts'
import type { ChangePreviewPage } from '../../generated/client/model/changePreviewPage.ts'
import { previewOf } from '../api/preview-of.ts'
import { useChange } from '../api/use-change.ts'
import '../ui/control/field-styles.ts'
import { ChangePreview, PREVIEWED } from '../ui/wizard/change-preview.tsx'
import { MassChange } from '../ui/wizard/mass-change.tsx'

/** Characters, as the contract has it. */
const MAX_TAG = 50

type RenameTagsProps = {
  names: string[]
  onClose: () => void
  /** Called when the change has begun. */
  onBegun: () => void
}

/** Gives one tag another name, or several one name, and says before what has them. */
export function RenameTags({ names, onClose, onBegun }: RenameTagsProps) {
  const { t } = useLingui()
  const [newName, setNewName] = useState(names[0] ?? '')
  const { send } = useChange(useUpdateTags, {
    done: () => t`The change has begun. The jobs in the top bar show how far it is.`,
  })
  const asked = { names, newName: newName.trim() }
  const preview = async () => {
    if (asked.newName) return previewOf(previewTagChange(asked, { limit: PREVIEWED, offset: 0 }))
    return { refusal: { title: t`Something is missing`, text: t`Say what the tag is called.`, fields: {} } }
  }
  return (
    <MassChange<ChangePreviewPage>
      title={names.length === 1 ? t`Rename the tag` : t`Merge tags`}
      onClose={onClose}
      choice={
        <>
          {names.length > 1 && (
            <p>
              <Trans>All of these become one tag:</Trans> <strong>{names.join(', ')}</strong>
            </p>
          )}
          <TextInput
            label={t`New name`}
            description={t`If there is such a tag already, they become one.`}
            data-autofocus
            required
            maxLength={MAX_TAG}
            value={newName}
            onChange={({ currentTarget }) => setNewName(currentTarget.value)}
          />
        </>
      }
      onPreview={preview}
      preview={({ items, total }) => <ChangePreview items={items} total={total} />}
      countOf={({ total }) => total}
      apply={() => plural(names.length, { one: 'Rename # tag', other: 'Merge # tags' })}
      onApply={async ({ previewToken }) => {
        const refusal = await send({ data: { ...asked, previewToken } })
        if (!refusal) onBegun()
        return refusal
      }}
    />
  )
}
