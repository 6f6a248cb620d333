import classes from './sign-in-welcome.module.css'

export interface Welcome {
  /** It decorates: what people have to know stands in the words. */
  coverUrl: string | null
  words: { text: string; locale: string } | null
}

/** What a hub shows beside its sign-in, where people see it and where an admin chooses it. */
export function SignInWelcome({ coverUrl, words }: Welcome) {
  return (
    <div className={classes.welcome}>
      {coverUrl && <img className={classes.cover} src={coverUrl} alt="" />}
      {words && (
        <p className={classes.words} lang={words.locale.slice(0, 5)}>
          {words.text}
        </p>
      )}
    </div>
  )
}

interface Texts {
  signInTexts: readonly { text: string; locale: string }[]
  locale: string
}

/** The words for people who read in a language: in it, else in another form of it, else in the hub's own. */
export function wordsBesideSignIn({ signInTexts, locale: own }: Texts, spoken: string): Welcome['words'] {
  const find = (fits: (locale: string) => boolean) =>
    signInTexts.find(({ locale, text }) => fits(locale) && text.trim() !== '')
  const language = spoken.split('-')[0]
  return (
    find((locale) => locale === spoken) ??
    find((locale) => locale.split('-')[0] === language) ??
    find((locale) => locale === own) ??
    null
  )
}
