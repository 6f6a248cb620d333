/** The mails about an account, as plain text. Values stand in as they are: there is no mark-up that they could break. */

export type TemplateName = 'invitation' | 'passwordReset' | 'welcome'

export interface TemplateValues {
  hubName: string
  name: string
  link: string
}

export interface MailText {
  subject: string
  text: string
}

type Template = (values: TemplateValues) => MailText

const english: Record<TemplateName, Template> = {
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
}

const german: Record<TemplateName, Template> = {
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
}

const politeGerman: Record<TemplateName, Template> = {
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
}

/** Languages that have texts of their own; every other one gets the English ones. */
const texts: Record<string, Record<TemplateName, Template>> = { 'de-DE': german, 'de-DE-Sie': politeGerman }

/** A mail in the language of who gets it. */
export function mailText(template: TemplateName, locale: string, values: TemplateValues): MailText {
  return (texts[locale] ?? english)[template](values)
}
