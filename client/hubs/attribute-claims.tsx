import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import { factName } from '../ui/facts/fact-words.ts'
import type { Field } from '../ui/form/use-fields.tsx'
import type { ProviderValues } from './provider-values.ts'
import classes from './settings.module.css'

const NAMES = Object.values(UserAttributeName)

/** Which claims of the provider hold which attributes of people, each attribute once. */
export function AttributeClaims({ field }: { field: Field<ProviderValues> }) {
  const { t, i18n } = useLingui()
  const name = 'signIn.oidc.attributeClaims' as const
  const { fields, append, remove } = useFieldArray<ProviderValues, typeof name>({ name })
  const taken = useWatch<ProviderValues, typeof name>({ name }).map(({ attribute }) => attribute)
  const free = NAMES.find((one) => !taken.includes(one))
  return (
    <fieldset className={classes.language}>
      <legend>{t`Claims that hold what is known of people`}</legend>
      <p className={classes.note}>
        <Trans>At each sign-in the attribute follows the claim. A claim that is not sent changes nothing.</Trans>
      </p>
      {fields.map(({ id }, index) => {
        const number = index + 1
        return (
          <div key={id} className={classes.pair} role="group" aria-label={t`Claim ${number}`}>
            <NativeSelect
              label={t`Attribute`}
              data={NAMES.map((one) => ({
                value: one,
                label: i18n._(factName(one)),
                disabled: one !== taken[index] && taken.includes(one),
              }))}
              {...field(`${name}.${index}.attribute`)}
            />
            <TextInput
              label={t`Claim`}
              description={t`As the provider calls it, letter for letter.`}
              autoComplete="off"
              {...field(`${name}.${index}.claim`, { isRequired: true })}
            />
            <Button
              className={classes.remove}
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => remove(index)}
            >{t`Remove the claim`}</Button>
          </div>
        )
      })}
      {free && (
        <Button
          className={classes.remove}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => append({ attribute: free, claim: '' })}
        >{t`Add a claim`}</Button>
      )}
    </fieldset>
  )
}
