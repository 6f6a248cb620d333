import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { updateAssetBody } from '../../../generated/client/bodies/updateAsset.ts'
import { useUpdateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useKeptTyping } from '../../api/use-kept-typing.ts'
import '../../ui/control/field-styles.ts'
import { Form } from '../../ui/form/form.tsx'
import type { Refusal } from '../../ui/form/refusal.ts'
import type { Field } from '../../ui/form/use-fields.tsx'
import { chaptersIn, faultsOfRows, rowsOf, secondsIn, type ChapterRow } from './chapter-rows.ts'
import classes from './chapters.module.css'
import { contentRefusal } from '../content-refusal.ts'

type ChapterValues = { chapters: ChapterRow[] }

const { chapters: LIMITS } = updateAssetBody

/** A time is typed as a text; the contract has it in seconds. */
const BODY = {
  chapters: {
    ...LIMITS,
    items: { properties: { start: { required: true, minLength: 1 }, title: LIMITS.items.properties.title } },
  },
}

type AssetChaptersProps = { asset: Asset; onReload: () => Promise<unknown> }

/** The chapters of a recording: when each begins and what it is about. They are put in order when they are saved. */
export function AssetChapters({ asset, onReload }: AssetChaptersProps) {
  const { t } = useLingui()
  const headers = { 'If-Match': etagOf(asset) ?? '' }
  const send = useKeptTyping(useUpdateAsset({ request: { headers } }), onReload, contentRefusal)
  const save = async ({ chapters: rows }: ChapterValues): Promise<Refusal | null> => {
    const odd = rows.flatMap(({ start }, index) => (secondsIn(start) === null ? [`chapters.${index}.start`] : []))
    if (odd.length > 0) {
      const fields = Object.fromEntries(odd.map((path) => [path, t`Enter a time such as 1:05 or 1:02:03.`]))
      return { title: '', text: '', fields }
    }
    const { chapters, rowOf } = chaptersIn(rows)
    // The contract asks for the name with each change.
    const refusal = await send({ assetId: asset.id, data: { name: asset.name, chapters } })
    return refusal && { ...refusal, fields: faultsOfRows(refusal.fields, rowOf) }
  }
  return (
    <Form<ChapterValues>
      body={BODY}
      values={{ chapters: rowsOf(asset.chapters) }}
      onSave={save}
      valuesAfter={({ chapters }) => ({ chapters: rowsOf(chaptersIn(chapters).chapters) })}
      save={t`Save the chapters`}
    >
      {(field) => <Rows field={field} />}
    </Form>
  )
}

function Rows({ field }: { field: Field<ChapterValues> }) {
  const { t } = useLingui()
  const add = useRef<HTMLButtonElement>(null)
  const { fields, append, remove } = useFieldArray<ChapterValues, 'chapters'>({ name: 'chapters' })
  const removeRow = (index: number) => {
    remove(index)
    // The button that had the focus is gone with its row.
    add.current?.focus()
  }
  return (
    <div className={classes.chapters}>
      {fields.length === 0 && (
        <p className={classes.none}>
          <Trans>There are none yet.</Trans>
        </p>
      )}
      {fields.map(({ id }, index) => (
        <Row key={id} index={index} field={field} onRemove={() => removeRow(index)} />
      ))}
      {fields.length < LIMITS.maxItems && (
        <Button
          ref={add}
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => append({ start: '', title: '' })}
        >{t`Add a chapter`}</Button>
      )}
    </div>
  )
}

type RowProps = { index: number; field: Field<ChapterValues>; onRemove: () => void }

function Row({ index, field, onRemove }: RowProps) {
  const { t } = useLingui()
  const number = index + 1
  return (
    <div className={classes.row} role="group" aria-label={t`Chapter ${number}`}>
      <TextInput
        label={t`Begins at`}
        placeholder="1:05"
        autoComplete="off"
        {...field(`chapters.${index}.start`, { isRequired: true })}
      />
      <TextInput
        className={classes.title}
        label={t`Title`}
        autoComplete="off"
        {...field(`chapters.${index}.title`, { isRequired: true })}
      />
      <Button className={classes.delete} variant="default" aria-label={t`Delete chapter ${number}`} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </Button>
    </div>
  )
}
