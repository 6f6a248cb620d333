import { Button, NativeSelect } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ContentReference } from '../../generated/client/model/contentReference.ts'
import { useSession } from '../api/session.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import { WelcomeWords } from '../ui/brand/welcome-words.tsx'
import classes from './settings.module.css'
import { wordsIn, type TypedView } from './welcome-values.ts'

type WelcomePreviewProps = {
  view: TypedView
  pictureUrl: string | null
  content: ContentReference | null
}

/** A view as people see it who read in a language, while it is being written. */
export function WelcomePreview({ view, pictureUrl, content }: WelcomePreviewProps) {
  const { t } = useLingui()
  const { hub } = useSession()
  const [locale, setLocale] = useState<string>(hub.locale)
  const { title, message } = wordsIn(view, locale, hub)
  const name = content?.name
  return (
    <section aria-label={t`Preview`} className={classes.language}>
      <NativeSelect
        label={t`Preview for people who read in`}
        value={locale}
        data={hub.locales.map((value) => ({ value, label: localeName(value) }))}
        onChange={(event) => setLocale(event.currentTarget.value)}
      />
      <div className={classes.window}>
        <p className={classes.windowTitle}>{title}</p>
        <WelcomeWords message={message} pictureUrl={pictureUrl}>
          {content && (
            <Button component="span">
              <Trans>Begin with {name}</Trans>
            </Button>
          )}
          <Button component="span" variant={content ? 'default' : 'filled'}>
            <Trans>Got it</Trans>
          </Button>
        </WelcomeWords>
      </div>
    </section>
  )
}
