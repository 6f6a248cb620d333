import { Checkbox, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useFieldArray } from 'react-hook-form'
import { updateHubMailBody } from '../../generated/client/bodies/updateHubMail.ts'
import type { HubMail } from '../../generated/client/model/hubMail.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { Refusal } from '../ui/form/refusal.ts'
import type { Field } from '../ui/form/use-fields.tsx'
import { OtherLanguage } from './other-language.tsx'
import { sentMail, typedMail } from './mail-values.ts'

type MailFormProps = {
  mail: HubMail
  hub: HubPublic
  onSave: (mail: HubMail) => Promise<Refusal | null>
}

export function MailForm({ mail, hub, onSave }: MailFormProps) {
  const { t } = useLingui()
  return (
    <Form
      body={updateHubMailBody}
      values={typedMail(mail, hub)}
      onSave={(typed) => onSave(sentMail(typed))}
      save={t`Save the look of e-mails`}
    >
      {(field) => (
        <>
          <Checkbox
            label={t`Show the logo above the text`}
            description={t`A hub without a logo sends plain text alone.`}
            {...field('showsLogo')}
          />
          <TextInput
            label={t`Address for answers`}
            description={t`Left empty, nobody reads answers. E-mails about somebody’s account never have one.`}
            autoComplete="off"
            {...field('replyTo')}
          />
          <Footers field={field} hub={hub} />
        </>
      )}
    </Form>
  )
}

/** One for each language that has a footer, and for the default one; another is added by its language. */
function Footers({ field, hub }: { field: Field<HubMail>; hub: HubPublic }) {
  const { t } = useLingui()
  const { fields, append } = useFieldArray<HubMail, 'footers'>({ name: 'footers' })
  const others = hub.locales.filter((locale) => !fields.some((footer) => footer.locale === locale))
  return (
    <>
      {fields.map(({ id, locale }, index) => {
        const language = localeName(locale)
        return (
          <Textarea
            key={id}
            label={t`Footer: ${language}`}
            description={
              locale === hub.locale
                ? t`Below every e-mail, also in languages that have no footer of their own. Below news, the hub adds where people choose how they get them.`
                : t`Left empty, the one in the default language counts.`
            }
            autosize
            minRows={3}
            {...field(`footers.${index}.text`, { isRequired: false })}
          />
        )
      })}
      <OtherLanguage
        label={t`Footer in another language`}
        locales={others}
        onChoose={(locale) => append({ locale, text: '' })}
      />
    </>
  )
}
