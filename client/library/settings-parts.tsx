import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Locale } from '../../generated/client/model/locale.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import type { FieldProps } from '../ui/form/use-fields.tsx'
import classes from './library.module.css'

/** What the settings of playlists and of assets have in common. */

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.group}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

export function LanguageField({ field }: { field: FieldProps }) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`Language`}
      data={Object.values(Locale).map((value) => ({ value, label: localeName(value) }))}
      {...field}
    />
  )
}

export function ExternalIdField({ field }: { field: FieldProps }) {
  const { t } = useLingui()
  return (
    <TextInput
      label={t`Id in another system`}
      description={t`Programs find it by this id, which nothing else in the hub may have.`}
      {...field}
    />
  )
}
