import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { BadgeStyle } from '../../../generated/client/model/badgeStyle.ts'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import '../../ui/control/field-styles.ts'
import type { Field } from '../../ui/form/use-fields.tsx'
import { useStyleWords } from './style-words.ts'
import classes from './studio.module.css'

export type PictureValues = { alternativeText: string; style: BadgeStyle }

/** What is said of a picture, its frame, and how both look. @param url where the picture is; null while none is chosen */
export function PictureFields({ field, url }: { field: Field<PictureValues>; url: string | null }) {
  const { t } = useLingui()
  const { style } = useWatch<PictureValues>() as PictureValues
  const words = useStyleWords()
  return (
    <>
      <div className={classes.preview}>
        <BadgePicture badge={{ pictureUrl: url, imageAlternativeText: '', style }} isEarned />
      </div>
      <NativeSelect
        label={t`Frame`}
        {...field('style')}
        data={Object.entries(words).map(([value, label]) => ({ value, label }))}
      />
      <TextInput
        label={t`What the picture shows`}
        description={t`For people who do not see it.`}
        {...field('alternativeText')}
      />
    </>
  )
}
