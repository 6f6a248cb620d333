interface Subtitle {
  id: string
  locale: string
}

/** The subtitles to begin with: in the reader's language as it is spoken there, else in their language, else the first. */
export function firstSubtitle<S extends Subtitle>(subtitles: readonly S[], locale: string): S | null {
  const language = locale.slice(0, 2)
  return (
    subtitles.find((one) => one.locale === locale) ??
    subtitles.find((one) => one.locale.slice(0, 2) === language) ??
    subtitles[0] ??
    null
  )
}
