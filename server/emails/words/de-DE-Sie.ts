import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU =
  'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und sehen Sie hier nach, wo Sie angemeldet sind:'

export const texts: Texts = {
  hello: (name) => `Guten Tag ${name},`,
  newsSettings: 'Wählen Sie hier, wie Sie Neuigkeiten bekommen:',
  invitation: ({ hubName }) => ({
    subject: `Ihre Einladung zu ${hubName}`,
    says: `Sie sind zu ${hubName} eingeladen. Sie gehören dazu, sobald Sie die Einladung annehmen:`,
    ends: 'Der Link gilt einmal und 72 Stunden lang. Danach können Sie um eine neue Einladung bitten.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Ihr neues Passwort für ${hubName}`,
    says: `jemand hat ein neues Passwort für Ihr Konto in ${hubName} angefordert. Wenn Sie das waren, wählen Sie es hier:`,
    ends: 'Der Link gilt einmal und eine Stunde lang. Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Sie gehören jetzt zu ${hubName}`,
    says: `Sie gehören jetzt auch zu ${hubName}. Melden Sie sich mit dem Passwort an, das Sie schon haben:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} hat „${contentName}“ kommentiert`,
    says: `${actorName} hat „${contentName}“ in ${hubName} kommentiert:`,
    leads: 'Hier können Sie es lesen und antworten:',
    ends: 'Dort können Sie auch aufhören, den Kommentaren zu folgen.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} hat Sie in einem Kommentar zu „${contentName}“ erwähnt`,
    says: `${actorName} hat Sie in ${hubName} in einem Kommentar zu „${contentName}“ erwähnt:`,
    leads: 'Hier können Sie es lesen und antworten:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} hat auf Ihren Kommentar zu „${contentName}“ geantwortet`,
    says: `${actorName} hat auf Ihren Kommentar zu „${contentName}“ in ${hubName} geantwortet:`,
    leads: 'Hier können Sie es lesen und antworten:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `„${contentName}“ und mehr` : `„${contentName}“`
    const subject = actorName ? `${actorName} hat mit Ihnen ${what} geteilt` : `${what} wird Ihnen empfohlen`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Hier öffnen Sie es:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Sie haben mit „${contentName}“ ein Abzeichen verdient`,
    says: `Sie haben am ${day} in ${hubName} mit „${contentName}“ ein Abzeichen verdient. Gut gemacht.`,
    leads: 'Hier sind Ihre Abzeichen:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} ist bereit`,
    says: `die Datei ${filename}, die Sie in ${hubName} hochgeladen haben, ist bereit und kann verwendet werden.`,
    leads: 'Hier geht es weiter:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} kann nicht verwendet werden`,
    says: `die Datei ${filename}, die Sie in ${hubName} hochgeladen haben, kann nicht verwendet werden. Wo Sie sie hochgeladen haben, steht der Grund.`,
    leads: 'Hier können Sie eine andere hochladen:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Ihr Wunsch nach Inhalten wurde beantwortet: ${wish}`,
    says: `Ihr Wunsch nach Inhalten in ${hubName}, „${wish}“, wurde beantwortet.`,
    leads: 'Hier steht es:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} wünscht sich Inhalte: ${wish}`,
    says: `${actorName} wünscht sich Inhalte in ${hubName}, „${wish}“:`,
    leads: 'Hier steht die Nachricht:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Ihre persönlichen Daten sind bereit',
    says: `die Datei mit Ihren persönlichen Daten aus ${hubName} ist bereit. Sie können sie sieben Tage lang abholen.`,
    leads: 'Hier holen Sie sie ab, wenn Sie angemeldet sind:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Jemand hat eine Kopie Ihrer persönlichen Daten angefordert',
    says: `ein Admin von ${hubName} hat eine Kopie der persönlichen Daten angefordert, die dort über Sie gespeichert sind. Sie müssen nichts tun.`,
    leads: 'Hier geht es zum Hub:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Ihr Passwort wurde geändert',
    says: `das Passwort Ihres Kontos in ${hubName} wurde geändert. Alle anderen Sitzungen sind beendet, und alle API-Tokens gelten nicht mehr.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Ein neues API-Token für Ihr Konto',
    says: `für Ihr Konto in ${hubName} wurde ein API-Token erstellt. Ein Programm kann damit in Ihrem Namen handeln.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Ein Token des Hubs wurde erstellt',
    says: `es wurde ein API-Token erstellt, das ${hubName} selbst gehört. Ein Programm kann den Hub damit nutzen, auch wenn Personen ihn verlassen.`,
    leads: 'Alle Tokens des Hubs finden Sie hier:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Der ganze Hub wurde exportiert',
    says: `ein Admin hat ${hubName} als Ganzes in eine Datei schreiben lassen: Personen, Inhalte und Aktivität. Wer die Rechte dafür hat, kann sie sieben Tage lang abholen.`,
    leads: 'Hier sehen Sie, wer darum gebeten hat, und finden die Datei:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Dieser Hub wird am ${day} gelöscht`,
    says: `ein Admin hat darum gebeten, ${hubName} als Ganzes zu löschen. Am ${day} werden Personen, Inhalte, Dateien und Nachweise endgültig gelöscht. Bis dahin geht alles weiter wie bisher.`,
    leads: 'Hier sehen Sie, wer darum gebeten hat, und können den Hub exportieren oder die Löschung abbrechen:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Dieser Hub wird nicht gelöscht',
    says: `die Löschung von ${hubName} wurde abgebrochen. Alles bleibt, wie es ist.`,
    leads: 'Hier geht es zu den Einstellungen des Hubs:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Anmeldung bei Ihrem Konto mit einem neuen Browser',
    says: `jemand hat sich bei Ihrem Konto in ${hubName} mit einem Browser angemeldet, den der Hub nicht kannte.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Zweiter Faktor eingerichtet',
    says: `für die Anmeldung bei Ihrem Konto in ${hubName} braucht es jetzt auch einen Code aus einer App.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Zweiter Faktor entfernt',
    says: `für die Anmeldung bei Ihrem Konto in ${hubName} braucht es keinen Code aus einer App mehr.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    says: `für Ihr Konto in ${hubName} wurde ein Wiederherstellungscode verwendet. Er gilt nicht noch einmal.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Passkey hinzugefügt',
    says: `zu Ihrem Konto in ${hubName} wurde ein Passkey hinzugefügt. Mit ihm melden Sie sich ohne Passwort an.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Passkey gelöscht',
    says: `ein Passkey Ihres Kontos in ${hubName} wurde gelöscht. Mit ihm können Sie sich nicht mehr anmelden.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    says: `diese Adresse soll zu Ihrem Konto in ${hubName} gehören. Melden Sie sich an und bestätigen Sie sie hier:`,
    ends: 'Der Link gilt 24 Stunden. Wenn Sie davon nichts wissen, tun Sie nichts.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Für Ihr Konto wurde eine andere E-Mail-Adresse gewünscht',
    says: `Ihr Konto in ${hubName} soll eine andere E-Mail-Adresse bekommen. Wenn Sie das nicht wollen, brechen Sie es hier ab:`,
    ends: 'Der Link gilt 24 Stunden. Die Adresse ändert sich erst, wenn die neue bestätigt ist.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    says: `Ihr Konto in ${hubName} hat jetzt eine andere E-Mail-Adresse. Alle anderen Sitzungen sind beendet.`,
    leads: NOT_YOU,
  }),
}
