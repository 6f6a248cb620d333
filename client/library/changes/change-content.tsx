import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { FormProvider, useForm } from 'react-hook-form'
import {
  previewContentChanges,
  useCreateContentChanges,
} from '../../../generated/client/content-admin/content-admin.ts'
import type { ContentChangesPreview } from '../../../generated/client/model/contentChangesPreview.ts'
import { previewOf } from '../../api/preview-of.ts'
import { useChange } from '../../api/use-change.ts'
import { PREVIEWED } from '../../ui/wizard/change-preview.tsx'
import { MassChange } from '../../ui/wizard/mass-change.tsx'
import { changesOf, isComplete, whatOf, type ContentChoice, type SelectedContent } from './content-changes.ts'
import { ContentInputs } from './content-inputs.tsx'
import { ChangedContent, ContentLeftOut } from './content-preview.tsx'

type ChangeContentProps = {
  selected: SelectedContent
  /** Whether the list shows what was deleted. */
  isBin: boolean
  onClose: () => void
  /** Called when the change has begun. */
  onBegun: () => void
}

/** Does one thing to much content, and says before to what. */
export function ChangeContent({ selected, isBin, onClose, onBegun }: ChangeContentProps) {
  const { t } = useLingui()
  const form = useForm<ContentChoice>({
    defaultValues: { action: isBin ? 'restore' : 'publish', tags: [], topics: [], formerTopics: [], ownerTeamId: '' },
  })
  const { send } = useChange(useCreateContentChanges, {
    done: () => t`The change has begun. The jobs in the top bar show how far it is.`,
  })
  const asked = () => ({ ...whatOf(selected), changes: changesOf(form.getValues()) })
  const preview = async () => {
    if (isComplete(form.getValues())) return previewOf(previewContentChanges(asked(), { limit: PREVIEWED, offset: 0 }))
    return { refusal: { title: t`Something is missing`, text: t`Choose a tag or a topic.`, fields: {} } }
  }
  return (
    <FormProvider {...form}>
      <MassChange<ContentChangesPreview>
        title={isBin ? t`Restore content` : t`Change content`}
        onClose={onClose}
        choice={
          <>
            <p>
              <Plural
                value={selected.allBut?.count ?? selected.rows.length}
                one="# item is selected."
                other="# items are selected."
              />{' '}
              {selected.leftOut > 0 && (
                <Plural
                  value={selected.leftOut}
                  one="# more is shared by another hub and stays as it is."
                  other="# more are shared by other hubs and stay as they are."
                />
              )}
            </p>
            <ContentInputs kind={selected.filter.kind} isBin={isBin} />
          </>
        }
        onPreview={preview}
        preview={(found) => <ChangedContent found={found} />}
        leftOut={(found) => <ContentLeftOut found={found} />}
        countOf={({ changedCount }) => changedCount}
        apply={({ changedCount }) => plural(changedCount, { one: 'Change # item', other: 'Change # items' })}
        onApply={async ({ previewToken }) => {
          const refusal = await send({ data: { ...asked(), previewToken } })
          if (!refusal) onBegun()
          return refusal
        }}
      />
    </FormProvider>
  )
}
