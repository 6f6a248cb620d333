import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useGetUrlPreview } from '../../../generated/client/content/content.ts'
import '../../ui/control/field-styles.ts'
import type { FieldProps } from '../../ui/form/use-fields.tsx'

const IS_ADDRESS = /^https?:\/\/[^\s.]+\.\S+$/

/** A web address. The title of its page becomes the name in the form around, as long as nobody has entered one. */
export function AddressField({ field }: { field: FieldProps }) {
  const { t } = useLingui()
  const { getValues, setValue } = useFormContext<{ name: string }>()
  const [url, setUrl] = useState('')
  const { data } = useGetUrlPreview({ url }, { query: { enabled: IS_ADDRESS.test(url), retry: false } })
  const suggest = useEffectEvent((title: string) => {
    if (getValues('name') === '') setValue('name', title.slice(0, 255), { shouldDirty: true })
  })
  useEffect(() => {
    if (data?.title) suggest(data.title)
  }, [data])
  return (
    <TextInput
      label={t`Web address`}
      {...field}
      onBlur={(event) => {
        setUrl(event.currentTarget.value.trim())
        return field.onBlur(event)
      }}
    />
  )
}
