import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  previewStatusChange,
  useCreateContentStatusChange,
} from '../../../generated/client/content-admin/content-admin.ts'
import type { StatusChangePage } from '../../../generated/client/model/statusChangePage.ts'
import { previewOf } from '../../api/preview-of.ts'
import { useChange } from '../../api/use-change.ts'
import { PREVIEWED } from '../../ui/wizard/change-preview.tsx'
import { MassChange } from '../../ui/wizard/mass-change.tsx'
import { NamedList } from '../../ui/wizard/named-list.tsx'
import classes from '../library.module.css'
import { changeOf, isComplete, newChoice } from './status-choice.ts'
import { StatusInputs } from './status-inputs.tsx'

type ChangeStatusProps = {
  content: readonly { id: string; name: string }[]
  onClose: () => void
  /** Called when the change has begun. */
  onBegun?: () => void
}

/** Sets how far people are with content, and says before with whom. */
export function ChangeStatus({ content, onClose, onBegun }: ChangeStatusProps) {
  const { t } = useLingui()
  const [choice, setChoice] = useState(() => newChoice(new Date()))
  const { send } = useChange(useCreateContentStatusChange, {
    done: () => t`The change has begun. The jobs in the top bar show how far it is.`,
  })
  const asked = () =>
    changeOf(
      content.map(({ id }) => id),
      choice,
    )
  const preview = async () => {
    if (isComplete(choice)) return previewOf(previewStatusChange(asked(), { limit: PREVIEWED, offset: 0 }))
    const text = t`Choose people or teams, and when it was completed.`
    return { refusal: { title: t`Something is missing`, text, fields: {} } }
  }
  return (
    <MassChange<StatusChangePage>
      title={t`Set how far people are`}
      onClose={onClose}
      choice={
        <>
          <p className={classes.none}>{content.map(({ name }) => name).join(', ')}</p>
          <StatusInputs choice={choice} onChange={(part) => setChoice({ ...choice, ...part })} />
        </>
      }
      onPreview={preview}
      preview={(found) => <AffectedPeople found={found} />}
      countOf={({ total }) => total}
      apply={({ total }) => plural(total, { one: 'Set it for # person', other: 'Set it for # people' })}
      onApply={async ({ previewToken }) => {
        const refusal = await send({ data: { ...asked(), previewToken } })
        if (!refusal) onBegun?.()
        return refusal
      }}
    />
  )
}

function AffectedPeople({ found: { items, total, totalUserShares, emailCount } }: { found: StatusChangePage }) {
  return (
    <>
      <p>
        <Plural value={total} one="It changes for # person:" other="It changes for # people:" />
      </p>
      <NamedList entries={items.map(({ id, name, email }) => ({ id, words: `${name}, ${email}` }))} total={total} />
      {totalUserShares > 0 && (
        <p>
          <Plural value={totalUserShares} one="It is shared with # person." other="It is shared with # people." />{' '}
          <Plural value={emailCount} _0="No mail goes out." one="# mail goes out." other="# mails go out." />
        </p>
      )}
      <p className={classes.none}>
        <Trans>This cannot be undone: what was completed is kept as evidence.</Trans>
      </p>
    </>
  )
}
