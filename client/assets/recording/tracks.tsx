import { localeName } from '../../i18n/locales.ts'
import type { Captions } from './use-captions.ts'

/** The subtitles of a recording, for inside its element. */
export function Tracks({ captions }: { captions: Captions }) {
  return captions.all.map(({ id, locale, url }) => (
    <track key={id} id={id} kind="captions" src={url} srcLang={locale.slice(0, 2)} label={localeName(locale)} />
  ))
}

/** Subtitles stand on another origin, and a browser reads them only for a recording that says so. */
export function crossOriginFor({ all }: Captions): 'anonymous' | undefined {
  return all.length > 0 ? 'anonymous' : undefined
}
