import type { Hub } from '../context.ts'
import type { HubMail } from '../hubs/mail-service.ts'
import { isAboutAccount } from './rules.ts'
import { wordsIn } from './template-words.ts'

/** What stands below the words of a mail. */

interface About {
  type: string
  locale: string
  hub: Pick<Hub, 'locale' | 'origin'>
}

/** A mail with the hub's footer, and with the way to choose how news come where it is news. */
export function withFooter(text: string, { footers }: Pick<HubMail, 'footers'>, { type, locale, hub }: About): string {
  const own = [locale, hub.locale].map((each) => footers.find((footer) => footer.locale === each)).find(Boolean)
  const settings = isAboutAccount(type) ? '' : `${wordsIn(locale).newsSettings}\n${hub.origin}/profile#news`
  const parts = [own ? linesOf(own.text) : '', settings].filter(Boolean)
  // Two hyphens and a space are what mail programs know as the beginning of a footer.
  return parts.length === 0 ? text : `${text}\n\n-- \n${parts.join('\n\n')}`
}

function linesOf(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}
