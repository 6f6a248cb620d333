import type { components } from '../../generated/server/schema.d.ts'
import { intlTag } from '../platform/intl-tag.ts'
import { oneLine } from './rules.ts'
import type { OfBadge, OfComment, OfFile, OfRequest, OfShare, Texts, Words } from './mail-words.ts'
import { texts as daDK } from './words/da-DK.ts'
import { texts as deDESie } from './words/de-DE-Sie.ts'
import { texts as deDE } from './words/de-DE.ts'
import { texts as enGB } from './words/en-GB.ts'
import { texts as enUS } from './words/en-US.ts'
import { texts as esES } from './words/es-ES.ts'
import { texts as fiFI } from './words/fi-FI.ts'
import { texts as frFR } from './words/fr-FR.ts'
import { texts as huHU } from './words/hu-HU.ts'
import { texts as itIT } from './words/it-IT.ts'
import { texts as jaJP } from './words/ja-JP.ts'
import { texts as koKR } from './words/ko-KR.ts'
import { texts as nlNL } from './words/nl-NL.ts'
import { texts as noNO } from './words/no-NO.ts'
import { texts as plPL } from './words/pl-PL.ts'
import { texts as ptPT } from './words/pt-PT.ts'
import { texts as roRO } from './words/ro-RO.ts'
import { texts as ruRU } from './words/ru-RU.ts'
import { texts as svSE } from './words/sv-SE.ts'
import { texts as thTH } from './words/th-TH.ts'
import { texts as zhCN } from './words/zh-CN.ts'
import { texts as zhTW } from './words/zh-TW.ts'

/** The hub's mails, as plain text. Values stand in as they are: there is no mark-up that they could break. */

export type Locale = components['schemas']['Locale']
export type EmailType = components['schemas']['EmailTemplateType']

/** The words of every language that the contract names. */
export const textsOf: Readonly<Record<Locale, Texts>> = {
  'da-DK': daDK,
  'de-DE': deDE,
  'de-DE-Sie': deDESie,
  'en-GB': enGB,
  'en-US': enUS,
  'es-ES': esES,
  'fi-FI': fiFI,
  'fr-FR': frFR,
  'hu-HU': huHU,
  'it-IT': itIT,
  'ja-JP': jaJP,
  'ko-KR': koKR,
  'nl-NL': nlNL,
  'no-NO': noNO,
  'pl-PL': plPL,
  'pt-PT': ptPT,
  'ro-RO': roRO,
  'ru-RU': ruRU,
  'sv-SE': svSE,
  'th-TH': thTH,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}

/** Which mail it is, and what that one speaks of beyond its receiver. */
export type MailSubject =
  | { template: 'invitation' | 'passwordReset' | 'welcome' | 'dataExport' | 'dataExportByAdmin' }
  | { template: 'passwordChanged' | 'tokenCreated' | 'serviceTokenCreated' | 'hubExported' | 'newDevice' }
  | { template: 'hubDeletion'; about: { dueAt: Date } }
  | { template: 'hubDeletionCancelled' }
  | { template: 'secondFactorAdded' | 'secondFactorRemoved' | 'recoveryCodeUsed' }
  | { template: 'passkeyAdded' | 'passkeyRemoved' }
  | { template: 'emailChange' | 'emailChangeAsked' | 'emailChanged' }
  | { template: 'comment' | 'mention' | 'reply'; about: OfComment & { message: string } }
  | { template: 'share'; about: OfShare & Written }
  | { template: 'badge'; about: Pick<OfBadge, 'contentName'> & { awardedAt: Date } }
  | { template: 'fileReady' | 'fileInvalid'; about: OfFile }
  | { template: 'request'; about: OfRequest & { message: string } }
  | { template: 'requestAnswered'; about: Pick<OfRequest, 'wish'> & { message: string | null } }

/** What the one who shares wrote instead of the hub's own words. */
interface Written {
  subject: string | null
  message: string | null
}

/** The words of a language; English where there are none. */
export function wordsIn(locale: string): Texts {
  return textsOf[locale as Locale] ?? enGB
}

export interface TemplateValues {
  hubName: string
  /** The zone of the hub, in which its days begin. */
  timezone: string
  name: string
  link: string
}

export interface MailText {
  subject: string
  text: string
}

/** A mail in the language of who gets it. */
export function mailText(subject: MailSubject, locale: string, values: TemplateValues): MailText {
  const texts = wordsIn(locale)
  const words = wordsOf(subject, texts, locale, values)
  const parts = [
    texts.hello(values.name),
    words.says,
    messageOf(subject),
    words.leads ?? null,
    values.link,
    words.ends ?? null,
  ]
  const own = (subject.template === 'share' && subject.about.subject && oneLine(subject.about.subject)) || words.subject
  return {
    // Whatever people write, the receiver sees first which hub it comes from.
    subject: `[${values.hubName}] ${own}`,
    text: parts.filter((part) => part !== null).join('\n\n'),
  }
}

function wordsOf(subject: MailSubject, texts: Texts, locale: string, { hubName, timezone }: TemplateValues): Words {
  switch (subject.template) {
    case 'comment':
    case 'mention':
    case 'reply':
      return texts[subject.template]({ hubName, ...inOneLine(subject.about) })
    case 'share':
      return texts.share({ hubName, ...inOneLine(subject.about) })
    case 'badge': {
      const { awardedAt, ...about } = subject.about
      return texts.badge({ hubName, ...inOneLine(about), day: longDay(awardedAt, locale, timezone) })
    }
    case 'fileReady':
    case 'fileInvalid':
      return texts[subject.template]({ hubName, ...inOneLine(subject.about) })
    case 'hubDeletion':
      return texts.hubDeletion({ hubName, day: longDay(subject.about.dueAt, locale, timezone) })
    case 'request':
      return texts.request({ hubName, ...inOneLine(subject.about) })
    case 'requestAnswered':
      return texts.requestAnswered({ hubName, ...inOneLine(subject.about) })
    default:
      return texts[subject.template]({ hubName })
  }
}

/** So that a name with line breaks in it cannot pass for paragraphs of the hub. */
function inOneLine<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? oneLine(value) : value,
  ])
  return Object.fromEntries(entries) as T
}

/** `4 November 2026`, as people of the language write it. */
export function longDay(day: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone }).format(day)
}

/** What somebody wrote, quoted; where it comes in the name of the hub, the hub speaks for itself. */
function messageOf(subject: MailSubject): string | null {
  switch (subject.template) {
    case 'comment':
    case 'mention':
    case 'reply':
    case 'request':
      return quoted(subject.about.message)
    case 'requestAnswered':
      return subject.about.message && quoted(subject.about.message)
    case 'share': {
      const { message, actorName } = subject.about
      return message !== null && actorName ? quoted(message) : message
    }
    default:
      return null
  }
}

/** What somebody else wrote, with a mark before every line, so that none of it can pass for the hub's own words. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')
}

/** What the contract calls a mail. */
export function typeOf(subject: MailSubject): EmailType {
  switch (subject.template) {
    case 'mention':
    case 'reply':
      return 'comment'
    case 'share':
      return subject.about.actorName ? 'contentShare' : 'recommendation'
    case 'badge':
      return 'badgeAwarded'
    case 'fileReady':
    case 'fileInvalid':
      return 'fileProcessed'
    case 'request':
      return 'contentRequest'
    case 'requestAnswered':
      return 'contentRequestAnswered'
    case 'dataExportByAdmin':
      return 'dataExport'
    case 'hubDeletionCancelled':
      return 'hubDeletion'
    default:
      return subject.template
  }
}
