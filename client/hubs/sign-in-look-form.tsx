import { NativeSelect, Textarea } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { updateHubSettingsBody } from '../../generated/client/bodies/updateHubSettings.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { Field } from '../ui/form/use-fields.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { SignInWelcome, wordsBesideSignIn } from '../ui/brand/sign-in-welcome.tsx'
import { OtherLanguage } from './other-language.tsx'
import { PictureChoice, usePictureSlot } from './picture-choice.tsx'
import classes from './settings.module.css'
import { sentLook, typedLook, type SignInLook } from './sign-in-look-values.ts'
import { useSettingsChange } from './use-settings-change.ts'

/** What stands beside the sign-in: a picture and a few words, which show below before they are saved. */
export function SignInLookForm({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { send } = useSettingsChange(settings)
  return (
    <Panel
      title={t`Sign-in page`}
      sentence={t`Beside the form, or above it on a phone. Anybody sees it, and programs that preview links to the hub show it too.`}
    >
      <Form<SignInLook>
        body={updateHubSettingsBody}
        values={typedLook(settings)}
        onSave={(typed) => send({ data: sentLook(typed) })}
        save={t`Save the sign-in page`}
      >
        {(field) => <Inputs settings={settings} field={field} />}
      </Form>
    </Panel>
  )
}

function Inputs({ settings, field }: { settings: HubSettings; field: Field<SignInLook> }) {
  const { t } = useLingui()
  const { setValue } = useFormContext<SignInLook>()
  const { signInCoverId = null, signInTexts = [] } = useWatch<SignInLook>()
  const slot = usePictureSlot(signInCoverId, { id: settings.signInCoverId, url: settings.signInCoverUrl })
  return (
    <>
      <PictureChoice
        label={t`Picture`}
        sentence={t`JPEG, PNG or WebP, at most 5 MB. A large picture without words in it looks best.`}
        slot={slot}
        onChoose={(id) => setValue('signInCoverId', id, { shouldDirty: true })}
      />
      <Texts settings={settings} field={field} />
      <Preview settings={settings} coverUrl={slot.url} texts={signInTexts} />
    </>
  )
}

/** One for the default language and for each that has words; another is added by its language. */
function Texts({ settings, field }: { settings: HubSettings; field: Field<SignInLook> }) {
  const { t } = useLingui()
  const { fields, append } = useFieldArray<SignInLook, 'signInTexts'>({ name: 'signInTexts' })
  const others = settings.locales.filter((locale) => !fields.some((text) => text.locale === locale))
  return (
    <>
      {fields.map(({ id, locale }, index) => {
        const language = localeName(locale)
        return (
          <Textarea
            key={id}
            label={t`Words of welcome: ${language}`}
            autosize
            minRows={2}
            {...field(`signInTexts.${index}.text`, { isRequired: false })}
          />
        )
      })}
      <OtherLanguage
        label={t`Words in another language`}
        description={t`People who read in a language without words of its own see those in the default language.`}
        locales={others}
        onChoose={(locale) => append({ locale, text: '' })}
      />
    </>
  )
}

type PreviewProps = {
  settings: HubSettings
  coverUrl: string | null
  texts: readonly { locale?: string; text?: string }[]
}

function Preview({ settings: { locale: own, locales }, coverUrl, texts }: PreviewProps) {
  const { t } = useLingui()
  const [locale, setLocale] = useState<string>(own)
  const signInTexts = texts.map(({ locale = own, text = '' }) => ({ locale, text }))
  const words = wordsBesideSignIn({ signInTexts, locale: own }, locale)
  return (
    <section aria-label={t`Preview of the sign-in page`} className={classes.language}>
      <NativeSelect
        label={t`Preview for people who read in`}
        value={locale}
        data={locales.map((value) => ({ value, label: localeName(value) }))}
        onChange={(event) => setLocale(event.currentTarget.value)}
      />
      {coverUrl || words ? (
        <div className={classes.welcome}>
          <SignInWelcome coverUrl={coverUrl} words={words} />
        </div>
      ) : (
        <p className={classes.note}>{t`Without a picture and words, the form stands alone in the middle.`}</p>
      )}
    </section>
  )
}
