import { oneLine } from './rules.ts'

/** The hub's mails, as plain text. Values stand in as they are: there is no mark-up that they could break. */

type AccountTemplate = 'invitation' | 'passwordReset' | 'welcome'

/** Which mail it is, and what that one speaks of beyond its receiver. */
export type MailSubject =
  | { template: AccountTemplate }
  | { template: 'comment'; about: CommentWords }
  | { template: 'share'; about: ShareWords }

/** What a mail about a comment says. */
export interface CommentWords {
  actorName: string
  contentName: string
  message: string
}

/** What a mail about shared content says. */
export interface ShareWords {
  /** Null where it comes in the name of the hub. */
  actorName: string | null
  contentName: string
  /** Whether more was shared at the same time. */
  hasMore: boolean
  /** What the one who shares wrote instead of the hub's own subject. */
  subject: string | null
  message: string | null
}

export interface TemplateValues {
  hubName: string
  name: string
  link: string
}

export interface MailText {
  subject: string
  text: string
}

type Template<V = object> = (values: TemplateValues & V) => MailText

interface Texts extends Record<AccountTemplate, Template> {
  comment: Template<CommentWords>
  share: Template<ShareWords>
}

const english: Texts = {
  invitation: ({ hubName, name, link }) => ({
    subject: `You are invited to ${hubName}`,
    text: `Hello ${name},\n\nyou have a place in ${hubName}. Choose a password to get in:\n\n${link}\n\nThe link works once, for 72 hours. After that, ask for a new invitation.`,
  }),
  passwordReset: ({ hubName, name, link }) => ({
    subject: `Choose a new password for ${hubName}`,
    text: `Hello ${name},\n\nsomebody asked for a new password for your account in ${hubName}. If it was you, choose one here:\n\n${link}\n\nThe link works once, for one hour. If it was not you, do nothing: your password stays as it is.`,
  }),
  welcome: ({ hubName, name, link }) => ({
    subject: `You now belong to ${hubName}`,
    text: `Hello ${name},\n\nyou now belong to ${hubName} as well. Sign in with the password that you have already:\n\n${link}`,
  }),
  comment: ({ hubName, name, link, actorName, contentName, message }) => ({
    subject: oneLine(`${actorName} commented on “${contentName}”`),
    text: `Hello ${name},\n\n${actorName} commented on “${contentName}” in ${hubName}:\n\n${quoted(message)}\n\nRead and answer it here:\n\n${link}\n\nThere you can also stop following the comments.`,
  }),
  share: ({ hubName, name, link, actorName, contentName, hasMore, subject, message }) => {
    const what = hasMore ? `“${contentName}” and more` : `“${contentName}”`
    const how = actorName ? `${actorName} shared ${what} with you` : `${what} is recommended to you`
    return {
      subject: oneLine(subject ?? how),
      text: `Hello ${name},\n\n${how} in ${hubName}.${said(message, actorName)}\n\nOpen it here:\n\n${link}`,
    }
  },
}

const german: Texts = {
  invitation: ({ hubName, name, link }) => ({
    subject: `Deine Einladung zu ${hubName}`,
    text: `Hallo ${name},\n\ndu hast einen Platz in ${hubName}. Wähle ein Passwort, um hineinzukommen:\n\n${link}\n\nDer Link gilt einmal und 72 Stunden lang. Danach bitte um eine neue Einladung.`,
  }),
  passwordReset: ({ hubName, name, link }) => ({
    subject: `Neues Passwort für ${hubName}`,
    text: `Hallo ${name},\n\njemand hat ein neues Passwort für dein Konto in ${hubName} angefordert. Wenn du das warst, wähle es hier:\n\n${link}\n\nDer Link gilt einmal und eine Stunde lang. Wenn du es nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.`,
  }),
  welcome: ({ hubName, name, link }) => ({
    subject: `Du gehörst jetzt zu ${hubName}`,
    text: `Hallo ${name},\n\ndu gehörst jetzt auch zu ${hubName}. Melde dich mit dem Passwort an, das du schon hast:\n\n${link}`,
  }),
  comment: ({ hubName, name, link, actorName, contentName, message }) => ({
    subject: oneLine(`${actorName} hat „${contentName}“ kommentiert`),
    text: `Hallo ${name},\n\n${actorName} hat „${contentName}“ in ${hubName} kommentiert:\n\n${quoted(message)}\n\nHier kannst du es lesen und antworten:\n\n${link}\n\nDort kannst du auch aufhören, den Kommentaren zu folgen.`,
  }),
  share: ({ hubName, name, link, actorName, contentName, hasMore, subject, message }) => {
    const what = hasMore ? `„${contentName}“ und mehr` : `„${contentName}“`
    const how = actorName ? `${actorName} hat mit dir ${what} geteilt` : `${what} wird dir empfohlen`
    return {
      subject: oneLine(subject ?? how),
      text: `Hallo ${name},\n\n${how} (${hubName}).${said(message, actorName)}\n\nHier öffnest du es:\n\n${link}`,
    }
  },
}

const politeGerman: Texts = {
  invitation: ({ hubName, name, link }) => ({
    subject: `Ihre Einladung zu ${hubName}`,
    text: `Guten Tag ${name},\n\nSie haben einen Platz in ${hubName}. Wählen Sie ein Passwort, um hineinzukommen:\n\n${link}\n\nDer Link gilt einmal und 72 Stunden lang. Danach bitten Sie um eine neue Einladung.`,
  }),
  passwordReset: ({ hubName, name, link }) => ({
    subject: `Neues Passwort für ${hubName}`,
    text: `Guten Tag ${name},\n\njemand hat ein neues Passwort für Ihr Konto in ${hubName} angefordert. Wenn Sie das waren, wählen Sie es hier:\n\n${link}\n\nDer Link gilt einmal und eine Stunde lang. Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.`,
  }),
  welcome: ({ hubName, name, link }) => ({
    subject: `Sie gehören jetzt zu ${hubName}`,
    text: `Guten Tag ${name},\n\nSie gehören jetzt auch zu ${hubName}. Melden Sie sich mit dem Passwort an, das Sie schon haben:\n\n${link}`,
  }),
  comment: ({ hubName, name, link, actorName, contentName, message }) => ({
    subject: oneLine(`${actorName} hat „${contentName}“ kommentiert`),
    text: `Guten Tag ${name},\n\n${actorName} hat „${contentName}“ in ${hubName} kommentiert:\n\n${quoted(message)}\n\nHier können Sie es lesen und antworten:\n\n${link}\n\nDort können Sie auch aufhören, den Kommentaren zu folgen.`,
  }),
  share: ({ hubName, name, link, actorName, contentName, hasMore, subject, message }) => {
    const what = hasMore ? `„${contentName}“ und mehr` : `„${contentName}“`
    const how = actorName ? `${actorName} hat mit Ihnen ${what} geteilt` : `${what} wird Ihnen empfohlen`
    return {
      subject: oneLine(subject ?? how),
      text: `Guten Tag ${name},\n\n${how} (${hubName}).${said(message, actorName)}\n\nHier öffnen Sie es:\n\n${link}`,
    }
  },
}

/** Languages that have texts of their own; every other one gets the English ones. */
const texts: Record<string, Texts> = { 'de-DE': german, 'de-DE-Sie': politeGerman }

/** A mail in the language of who gets it. */
export function mailText(subject: MailSubject, locale: string, values: TemplateValues): MailText {
  const words = texts[locale] ?? english
  switch (subject.template) {
    case 'comment':
      return words.comment({ ...values, ...subject.about })
    case 'share':
      return words.share({ ...values, ...subject.about })
    default:
      return words[subject.template](values)
  }
}

/** A message in a paragraph of its own. What a person wrote is quoted; the hub speaks for itself. */
function said(message: string | null, actorName: string | null): string {
  if (message === null) return ''
  return `\n\n${actorName ? quoted(message) : message}`
}

/** What somebody else wrote, with a mark before every line, so that none of it can pass for the hub's own words. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n')
}
