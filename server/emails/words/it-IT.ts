import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Se non eri tu, scegli subito una nuova password e controlla qui le tue sessioni:'

export const texts: Texts = {
  hello: (name) => `Ciao ${name},`,
  newsSettings: 'Scegli qui come ricevere le novità:',
  invitation: ({ hubName }) => ({
    subject: `Il tuo invito a ${hubName}`,
    says: `hai un invito a ${hubName}. Ne farai parte quando lo accetti:`,
    ends: 'Il link funziona una sola volta, per 72 ore. Dopo, chiedi un nuovo invito.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Scegli una nuova password per ${hubName}`,
    says: `qualcuno ha chiesto una nuova password per il tuo account in ${hubName}. Se eri tu, sceglila qui:`,
    ends: 'Il link funziona una sola volta, per un’ora. Se non eri tu, non devi fare nulla: la tua password resta la stessa.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Ora fai parte di ${hubName}`,
    says: `ora fai parte anche di ${hubName}. Accedi con la password che hai già:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} ha commentato «${contentName}»`,
    says: `${actorName} ha commentato «${contentName}» in ${hubName}:`,
    leads: 'Leggi il commento e rispondi qui:',
    ends: 'Lì puoi anche smettere di seguire i commenti.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} ti ha menzionato in un commento su «${contentName}»`,
    says: `${actorName} ti ha menzionato in un commento su «${contentName}» in ${hubName}:`,
    leads: 'Leggi il commento e rispondi qui:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} ha risposto al tuo commento su «${contentName}»`,
    says: `${actorName} ha risposto al tuo commento su «${contentName}» in ${hubName}:`,
    leads: 'Leggi la risposta e replica qui:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `«${contentName}» e altro` : `«${contentName}»`
    const subject = actorName ? `${actorName} ha condiviso con te ${what}` : `Consigliato per te: ${what}`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Aprilo qui:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Hai ottenuto un badge con «${contentName}»`,
    says: `in data ${day} hai ottenuto un badge con «${contentName}» in ${hubName}. Ottimo lavoro.`,
    leads: 'I tuoi badge sono qui:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} è pronto`,
    says: `il file ${filename} che hai caricato in ${hubName} è pronto e si può usare.`,
    leads: 'Continua qui:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} non si può usare`,
    says: `il file ${filename} che hai caricato in ${hubName} non si può usare. Il motivo è indicato dove lo hai caricato.`,
    leads: 'Caricane un altro qui:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Risposta alla tua richiesta di contenuti: ${wish}`,
    says: `La tua richiesta di contenuti in ${hubName}, “${wish}”, ha ricevuto una risposta.`,
    leads: 'Leggila qui:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} chiede un contenuto: ${wish}`,
    says: `${actorName} chiede un contenuto in ${hubName}, «${wish}»:`,
    leads: 'Leggi il messaggio qui:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'I tuoi dati personali sono pronti',
    says: `il file con i tuoi dati personali di ${hubName} è pronto. Puoi ritirarlo per sette giorni.`,
    leads: 'Ritiralo qui, dopo l’accesso:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'È stata chiesta una copia dei tuoi dati personali',
    says: `l’amministrazione di ${hubName} ha chiesto una copia dei dati personali conservati lì su di te. Non devi fare nulla.`,
    leads: 'L’hub è qui:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'La tua password è stata cambiata',
    says: `la password del tuo account in ${hubName} è stata cambiata. Tutte le altre sessioni e tutti i token API sono terminati.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'È stato creato un token API',
    says: `è stato creato un token API per il tuo account in ${hubName}. Con questo un programma può agire a tuo nome.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'È stato creato un token dell’hub',
    says: `è stato creato un token API che appartiene a ${hubName}. Con questo un programma può usare l’hub, anche se qualcuno lo lascia.`,
    leads: 'Trovi tutti i token dell’hub qui:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'È stato esportato l’intero hub',
    says: `un amministratore ha esportato tutto ${hubName} in un file: persone, contenuti e attività. Chi ne ha i diritti può scaricarlo per sette giorni.`,
    leads: 'Qui trovi il file e chi lo ha richiesto:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Questo hub verrà eliminato il giorno ${day}`,
    says: `un amministratore ha chiesto di eliminare tutto ${hubName}. Il giorno ${day} persone, contenuti, file e attestazioni verranno eliminati definitivamente. Fino ad allora tutto continua come prima.`,
    leads: 'Qui vedi chi lo ha chiesto e puoi esportare l’hub o annullare l’eliminazione:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Questo hub non verrà eliminato',
    says: `l’eliminazione di ${hubName} è stata annullata. Tutto resta com’è.`,
    leads: 'Qui trovi le impostazioni dell’hub:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Accesso da un nuovo browser',
    says: `qualcuno ha effettuato l’accesso al tuo account in ${hubName} con un browser che l’hub non conosceva.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Il secondo fattore è attivo',
    says: `per accedere al tuo account in ${hubName} ora serve anche un codice di un’app.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Il secondo fattore è stato rimosso',
    says: `per accedere al tuo account in ${hubName} non serve più un codice di un’app.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'È stato usato un codice di recupero',
    says: `è stato usato un codice di recupero per il tuo account in ${hubName}. Non funziona una seconda volta.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'È stata aggiunta una passkey',
    says: `è stata aggiunta una passkey al tuo account in ${hubName}. Con questa accedi senza password.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'È stata eliminata una passkey',
    says: `è stata eliminata una passkey del tuo account in ${hubName}. Non permette più di accedere.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    says: `questo indirizzo è stato richiesto per il tuo account in ${hubName}. Accedi e confermalo qui:`,
    ends: 'Il link funziona per 24 ore. Se non ne sai nulla, non fare nulla.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'È stato richiesto un altro indirizzo e-mail',
    says: `è stato richiesto un altro indirizzo e-mail per il tuo account in ${hubName}. Se non lo vuoi, annulla qui:`,
    ends: 'Il link funziona per 24 ore. L’indirizzo cambia solo quando il nuovo è confermato.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Il tuo indirizzo e-mail è cambiato',
    says: `il tuo account in ${hubName} ha ora un altro indirizzo e-mail. Tutte le altre sessioni sono terminate.`,
    leads: NOT_YOU,
  }),
}
