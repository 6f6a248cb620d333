import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Wenn du das nicht warst, wähle sofort ein neues Passwort und sieh hier nach, wo du angemeldet bist:'

export const texts: Texts = {
  hello: (name) => `Hallo ${name},`,
  newsSettings: 'Wähle hier, wie du Neuigkeiten bekommst:',
  invitation: ({ hubName }) => ({
    subject: `Deine Einladung zu ${hubName}`,
    says: `du bist zu ${hubName} eingeladen. Du gehörst dazu, sobald du die Einladung annimmst:`,
    ends: 'Der Link gilt einmal und 72 Stunden lang. Danach kannst du um eine neue Einladung bitten.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Neues Passwort für ${hubName}`,
    says: `jemand hat ein neues Passwort für dein Konto in ${hubName} angefordert. Wenn du das warst, wähle es hier:`,
    ends: 'Der Link gilt einmal und eine Stunde lang. Wenn du es nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Du gehörst jetzt zu ${hubName}`,
    says: `du gehörst jetzt auch zu ${hubName}. Melde dich mit dem Passwort an, das du schon hast:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} hat „${contentName}“ kommentiert`,
    says: `${actorName} hat „${contentName}“ in ${hubName} kommentiert:`,
    leads: 'Hier kannst du es lesen und antworten:',
    ends: 'Dort kannst du auch aufhören, den Kommentaren zu folgen.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} hat dich in einem Kommentar zu „${contentName}“ erwähnt`,
    says: `${actorName} hat dich in ${hubName} in einem Kommentar zu „${contentName}“ erwähnt:`,
    leads: 'Hier kannst du es lesen und antworten:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} hat auf deinen Kommentar zu „${contentName}“ geantwortet`,
    says: `${actorName} hat auf deinen Kommentar zu „${contentName}“ in ${hubName} geantwortet:`,
    leads: 'Hier kannst du es lesen und antworten:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `„${contentName}“ und mehr` : `„${contentName}“`
    const subject = actorName ? `${actorName} hat mit dir ${what} geteilt` : `${what} wird dir empfohlen`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Hier öffnest du es:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Du hast mit „${contentName}“ ein Abzeichen verdient`,
    says: `du hast am ${day} in ${hubName} mit „${contentName}“ ein Abzeichen verdient. Gut gemacht.`,
    leads: 'Hier sind deine Abzeichen:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} ist bereit`,
    says: `die Datei ${filename}, die du in ${hubName} hochgeladen hast, ist bereit und kann verwendet werden.`,
    leads: 'Hier geht es weiter:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} kann nicht verwendet werden`,
    says: `die Datei ${filename}, die du in ${hubName} hochgeladen hast, kann nicht verwendet werden. Wo du sie hochgeladen hast, steht der Grund.`,
    leads: 'Hier kannst du eine andere hochladen:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Dein Wunsch nach Inhalten wurde beantwortet: ${wish}`,
    says: `Dein Wunsch nach Inhalten in ${hubName}, „${wish}“, wurde beantwortet.`,
    leads: 'Hier steht es:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} wünscht sich Inhalte: ${wish}`,
    says: `${actorName} wünscht sich Inhalte in ${hubName}, „${wish}“:`,
    leads: 'Hier steht es:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Deine persönlichen Daten sind bereit',
    says: `die Datei mit deinen persönlichen Daten aus ${hubName} ist bereit. Du kannst sie sieben Tage lang abholen.`,
    leads: 'Hier holst du sie ab, wenn du angemeldet bist:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Jemand hat eine Kopie deiner persönlichen Daten angefordert',
    says: `ein Admin von ${hubName} hat eine Kopie der persönlichen Daten angefordert, die dort über dich gespeichert sind. Du musst nichts tun.`,
    leads: 'Hier geht es zum Hub:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Dein Passwort wurde geändert',
    says: `das Passwort deines Kontos in ${hubName} wurde geändert. Alle anderen Sitzungen sind beendet, und alle API-Tokens gelten nicht mehr.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Neues API-Token',
    says: `für dein Konto in ${hubName} wurde ein API-Token erstellt. Ein Programm kann damit in deinem Namen handeln.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Ein Token des Hubs wurde erstellt',
    says: `es wurde ein API-Token erstellt, das ${hubName} selbst gehört. Ein Programm kann den Hub damit nutzen, auch wenn Personen ihn verlassen.`,
    leads: 'Alle Tokens des Hubs findest du hier:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Der ganze Hub wurde exportiert',
    says: `ein Admin hat ${hubName} als Ganzes in eine Datei schreiben lassen: Personen, Inhalte und Aktivität. Wer die Rechte dafür hat, kann sie sieben Tage lang abholen.`,
    leads: 'Hier siehst du, wer darum gebeten hat, und findest die Datei:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Dieser Hub wird am ${day} gelöscht`,
    says: `ein Admin hat darum gebeten, ${hubName} als Ganzes zu löschen. Am ${day} werden Personen, Inhalte, Dateien und Nachweise endgültig gelöscht. Bis dahin geht alles weiter wie bisher.`,
    leads: 'Hier siehst du, wer darum gebeten hat, und kannst den Hub exportieren oder die Löschung abbrechen:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Dieser Hub wird nicht gelöscht',
    says: `die Löschung von ${hubName} wurde abgebrochen. Alles bleibt, wie es ist.`,
    leads: 'Hier geht es zu den Einstellungen des Hubs:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Anmeldung mit einem neuen Browser',
    says: `jemand hat sich bei deinem Konto in ${hubName} mit einem Browser angemeldet, den der Hub nicht kannte.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Zweiter Faktor ist an',
    says: `für die Anmeldung bei deinem Konto in ${hubName} braucht es jetzt auch einen Code aus einer App.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Zweiter Faktor ist aus',
    says: `für die Anmeldung bei deinem Konto in ${hubName} braucht es keinen Code aus einer App mehr.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Wiederherstellungscode verwendet',
    says: `für dein Konto in ${hubName} wurde ein Wiederherstellungscode verwendet. Er gilt nicht noch einmal.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Passkey hinzugefügt',
    says: `zu deinem Konto in ${hubName} wurde ein Passkey hinzugefügt. Mit ihm meldest du dich ohne Passwort an.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Passkey gelöscht',
    says: `ein Passkey deines Kontos in ${hubName} wurde gelöscht. Mit ihm kannst du dich nicht mehr anmelden.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    says: `diese Adresse soll zu deinem Konto in ${hubName} gehören. Melde dich an und bestätige sie hier:`,
    ends: 'Der Link gilt 24 Stunden. Wenn du davon nichts weißt, tu nichts.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Für dein Konto wurde eine andere E-Mail-Adresse gewünscht',
    says: `dein Konto in ${hubName} soll eine andere E-Mail-Adresse bekommen. Wenn du das nicht willst, brich es hier ab:`,
    ends: 'Der Link gilt 24 Stunden. Die Adresse ändert sich erst, wenn die neue bestätigt ist.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    says: `dein Konto in ${hubName} hat jetzt eine andere E-Mail-Adresse. Alle anderen Sitzungen sind beendet.`,
    leads: NOT_YOU,
  }),
}
