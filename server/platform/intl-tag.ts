/** The tag that Intl knows a locale of the contract by. `de-DE-Sie` is no BCP 47 tag, Intl throws on it. */
export function intlTag(locale: string): string {
  return locale.split('-').slice(0, 2).join('-')
}
