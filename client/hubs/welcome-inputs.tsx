import { Checkbox, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { ContentReference } from '../../generated/client/model/contentReference.ts'
import type { WelcomeView } from '../../generated/client/model/welcomeView.ts'
import { useSession } from '../api/session.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import type { Field } from '../ui/form/use-fields.tsx'
import { OtherLanguage } from './other-language.tsx'
import { PictureChoice, usePictureSlot } from './picture-choice.tsx'
import classes from './settings.module.css'
import { WelcomeContent } from './welcome-content.tsx'
import { WelcomePreview } from './welcome-preview.tsx'
import type { TypedView } from './welcome-values.ts'

interface Values {
  items: TypedView[]
}

type WelcomeInputsProps = {
  /** Which of the views of the form. */
  index: number
  /** As it is saved. */
  view: WelcomeView
  field: Field<Values>
}

/** One view: its words in each language, its picture, what to begin with, and what people see of it. */
export function WelcomeInputs({ index, view, field }: WelcomeInputsProps) {
  const { t } = useLingui()
  const { locale } = useSession().hub
  const { setValue } = useFormContext<Values>()
  const typed = useWatch<Values, `items.${number}`>({ name: `items.${index}` })
  const slot = usePictureSlot(typed.pictureId, { id: view.pictureId, url: view.pictureUrl })
  const [chosen, setChosen] = useState<ContentReference | null>(view.content)
  const content =
    typed.contentId === null ? null : ([chosen, view.content].find((one) => one?.id === typed.contentId) ?? null)
  const choose = (next: ContentReference | null) => {
    setChosen(next)
    setValue(`items.${index}.contentId`, next?.id ?? null, { shouldDirty: true })
  }
  return (
    <>
      <Checkbox
        label={t`Show this view`}
        description={t`To everybody for whom it is and who has not closed it yet.`}
        {...field(`items.${index}.isEnabled`)}
      />
      <PictureChoice
        label={t`Picture`}
        sentence={t`JPEG, PNG or WebP, at most 5 MB. It decorates: what people have to know belongs in the message.`}
        slot={slot}
        onChoose={(id) => setValue(`items.${index}.pictureId`, id, { shouldDirty: true })}
      />
      <Words
        language={localeName(locale)}
        title={field(`items.${index}.title`, { isRequired: true })}
        message={field(`items.${index}.message`)}
      />
      <Translations index={index} view={typed} field={field} />
      <WelcomeContent chosen={content} onChoose={choose} />
      <WelcomePreview view={typed} pictureUrl={slot.url} content={content} />
    </>
  )
}

type WordsProps = { language: string; title: ReturnType<Field<Values>>; message: ReturnType<Field<Values>> }

function Words({ language, title, message }: WordsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={classes.language}>
      <legend>{language}</legend>
      <TextInput label={t`Heading`} autoComplete="off" {...title} />
      <Textarea label={t`Message`} autosize minRows={3} {...message} />
    </fieldset>
  )
}

/** The words in languages that have some; another is added by its language. */
function Translations({ index, view, field }: { index: number; view: TypedView; field: Field<Values> }) {
  const { t } = useLingui()
  const { hub } = useSession()
  const { fields, append } = useFieldArray<Values, `items.${number}.translations`>({
    name: `items.${index}.translations`,
  })
  const others = hub.locales.filter((each) => each !== hub.locale && !fields.some(({ locale }) => locale === each))
  return (
    <>
      {fields.map(({ id, locale }, at) => {
        const name = `items.${index}.translations.${at}` as const
        const isRequired = Boolean(view.translations[at]?.message?.trim())
        return (
          <Words
            key={id}
            language={localeName(locale)}
            title={field(`${name}.title`, { isRequired })}
            message={field(`${name}.message`)}
          />
        )
      })}
      <OtherLanguage
        label={t`Words in another language`}
        description={t`People who read in a language without words of its own see those in the default language.`}
        locales={others}
        onChoose={(locale) => append({ locale, title: '', message: '' })}
      />
    </>
  )
}
