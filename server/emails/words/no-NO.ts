import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Hvis det ikke var deg, velger du et nytt passord med en gang og ser gjennom øktene dine her:'

export const texts: Texts = {
  hello: (name) => `Hei ${name},`,
  newsSettings: 'Velg her hvordan du får nyheter:',
  invitation: ({ hubName }) => ({
    subject: `Du er invitert til ${hubName}`,
    says: `Du er invitert til ${hubName}. Du blir med når du godtar invitasjonen:`,
    ends: 'Lenken virker én gang, i 72 timer. Etter det kan du be om en ny invitasjon.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Velg et nytt passord for ${hubName}`,
    says: `Noen har bedt om et nytt passord for kontoen din i ${hubName}. Hvis det var deg, velger du det her:`,
    ends: 'Lenken virker én gang, i én time. Hvis det ikke var deg, trenger du ikke å gjøre noe: Passordet ditt er det samme.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Du er nå med i ${hubName}`,
    says: `Du er nå også med i ${hubName}. Logg inn med passordet du allerede har:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har kommentert «${contentName}»`,
    says: `${actorName} har kommentert «${contentName}» i ${hubName}:`,
    leads: 'Les og svar her:',
    ends: 'Der kan du også slutte å følge kommentarene.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har nevnt deg i en kommentar til «${contentName}»`,
    says: `${actorName} har nevnt deg i en kommentar til «${contentName}» i ${hubName}:`,
    leads: 'Les og svar her:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har svart på kommentaren din til «${contentName}»`,
    says: `${actorName} har svart på kommentaren din til «${contentName}» i ${hubName}:`,
    leads: 'Les og svar her:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `«${contentName}» og mer` : `«${contentName}»`
    const subject = actorName ? `${actorName} har delt ${what} med deg` : `${what} anbefales for deg`
    return { subject, says: `${subject} i ${hubName}.`, leads: 'Åpne det her:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Du har fått et merke med «${contentName}»`,
    says: `${day} fikk du et merke med «${contentName}» i ${hubName}. Godt jobbet.`,
    leads: 'Merkene dine er her:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} er klar`,
    says: `Filen ${filename} som du lastet opp til ${hubName}, er klar og kan brukes.`,
    leads: 'Fortsett her:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} kan ikke brukes`,
    says: `Filen ${filename} som du lastet opp til ${hubName}, kan ikke brukes. Årsaken står der du lastet den opp.`,
    leads: 'Last opp en annen her:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Svar på ønsket ditt om innhold: ${wish}`,
    says: `Ønsket ditt om innhold i ${hubName}, «${wish}», er besvart.`,
    leads: 'Les det her:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} ønsker innhold: ${wish}`,
    says: `${actorName} ønsker innhold i ${hubName}, «${wish}»:`,
    leads: 'Les meldingen her:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Personopplysningene dine er klare',
    says: `Filen med personopplysningene dine fra ${hubName} er klar. Du kan hente den i sju dager.`,
    leads: 'Hent den her når du er logget inn:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Det er bedt om en kopi av personopplysningene dine',
    says: `En administrator for ${hubName} har bedt om en kopi av personopplysningene som er lagret om deg der. Du trenger ikke å gjøre noe.`,
    leads: 'Huben er her:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Passordet ditt er endret',
    says: `Passordet til kontoen din i ${hubName} er endret. Alle andre økter og alle API-tokener er avsluttet.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Et nytt API-token er opprettet',
    says: `Det er opprettet et API-token for kontoen din i ${hubName}. Et program kan handle i ditt navn med det.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Det er opprettet et token for huben',
    says: `Det er opprettet et API-token som tilhører ${hubName} selv. Et program kan bruke huben med det, uansett hvem som slutter.`,
    leads: 'Du finner alle tokenene til huben her:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Hele huben er eksportert',
    says: `En administrator har fått hele ${hubName} lagt i én fil: personer, innhold og aktivitet. De som har rettighetene til det, kan laste den ned i sju dager.`,
    leads: 'Her finner du filen og ser hvem som ba om den:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Denne huben slettes ${day}`,
    says: `En administrator har bedt om at hele ${hubName} slettes. ${day} slettes personer, innhold, filer og dokumentasjon for godt. Fram til da fortsetter alt som før.`,
    leads: 'Her ser du hvem som ba om det, og kan eksportere huben eller avbryte:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Denne huben blir ikke slettet',
    says: `Slettingen av ${hubName} er avbrutt. Alt forblir som det er.`,
    leads: 'Her finner du innstillingene for huben:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Pålogging fra en ny nettleser',
    says: `Noen har logget på kontoen din i ${hubName} med en nettleser som huben ikke kjente.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Den andre faktoren er slått på',
    says: `Pålogging på kontoen din i ${hubName} krever nå også en kode fra en app.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Den andre faktoren er fjernet',
    says: `Pålogging på kontoen din i ${hubName} krever ikke lenger en kode fra en app.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'En gjenopprettingskode er brukt',
    says: `En gjenopprettingskode er brukt for kontoen din i ${hubName}. Den virker ikke igjen.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'En passnøkkel ble lagt til',
    says: `en passnøkkel ble lagt til kontoen din i ${hubName}. Med den logger du inn uten passord.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'En passnøkkel ble slettet',
    says: `en passnøkkel for kontoen din i ${hubName} ble slettet. Den kan ikke lenger brukes til å logge inn.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Bekreft den nye e-postadressen din',
    says: `det er bedt om denne adressen for kontoen din i ${hubName}. Logg inn og bekreft den her:`,
    ends: 'Lenken virker i 24 timer. Kjenner du ikke til dette, trenger du ikke gjøre noe.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Det er bedt om en annen e-postadresse',
    says: `det er bedt om en annen e-postadresse for kontoen din i ${hubName}. Vil du ikke det, avbryt her:`,
    ends: 'Lenken virker i 24 timer. Adressen endres først når den nye er bekreftet.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'E-postadressen din er endret',
    says: `kontoen din i ${hubName} har nå en annen e-postadresse. Alle andre økter er avsluttet.`,
    leads: NOT_YOU,
  }),
}
