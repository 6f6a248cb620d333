import type { HubMail } from '../../generated/client/model/hubMail.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'

/** The look of e-mails as a form has it: with a place for the footer of the default language, and none for languages that are not offered. */
export function typedMail(mail: HubMail, { locale, locales }: Pick<HubPublic, 'locale' | 'locales'>): HubMail {
  const { footers } = mail
  const own = footers.find((footer) => footer.locale === locale) ?? { locale, text: '' }
  const others = footers.filter((footer) => footer.locale !== locale && locales.includes(footer.locale))
  return { ...mail, footers: [own, ...others] }
}

/** What is sent of it: a footer without words is none. */
export function sentMail({ footers, ...mail }: HubMail): HubMail {
  return { ...mail, footers: footers.filter(({ text }) => text?.trim()) }
}
