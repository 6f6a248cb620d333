import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Hvis det ikke var dig, skal du straks vælge en ny adgangskode og se dine sessioner efter her:'

export const texts: Texts = {
  hello: (name) => `Hej ${name}`,
  newsSettings: 'Vælg her, hvordan du får nyt fra hubben:',
  invitation: ({ hubName }) => ({
    subject: `Du er inviteret til ${hubName}`,
    says: `Der er en plads til dig i ${hubName}. Du hører til, når du tager imod invitationen:`,
    ends: 'Linket virker én gang og gælder i 72 timer. Derefter kan du bede om en ny invitation.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Vælg en ny adgangskode til ${hubName}`,
    says: `Nogen har bedt om en ny adgangskode til din konto i ${hubName}. Hvis det var dig, kan du vælge den her:`,
    ends: 'Linket virker én gang og gælder i en time. Hvis det ikke var dig, skal du ikke gøre noget: Din adgangskode er den samme.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Du er nu med i ${hubName}`,
    says: `Du er nu også med i ${hubName}. Log ind med den adgangskode, du allerede har:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har kommenteret “${contentName}”`,
    says: `${actorName} har kommenteret “${contentName}” i ${hubName}:`,
    leads: 'Læs og svar her:',
    ends: 'Her kan du også holde op med at følge kommentarerne.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har nævnt dig i en kommentar til “${contentName}”`,
    says: `${actorName} har nævnt dig i en kommentar til “${contentName}” i ${hubName}:`,
    leads: 'Læs og svar her:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har svaret på din kommentar til “${contentName}”`,
    says: `${actorName} har svaret på din kommentar til “${contentName}” i ${hubName}:`,
    leads: 'Læs og svar her:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `“${contentName}” og mere` : `“${contentName}”`
    const subject = actorName ? `${actorName} har delt ${what} med dig` : `${what} anbefales til dig`
    return { subject, says: `${subject} i ${hubName}.`, leads: 'Åbn det her:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Du har fået et badge med “${contentName}”`,
    says: `Den ${day} fik du et badge med “${contentName}” i ${hubName}. Godt gået.`,
    leads: 'Dine badges er her:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} er klar`,
    says: `Filen ${filename}, som du har uploadet til ${hubName}, er klar og kan bruges.`,
    leads: 'Fortsæt her:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} kan ikke bruges`,
    says: `Filen ${filename}, som du har uploadet til ${hubName}, kan ikke bruges. Årsagen står dér, hvor du uploadede den.`,
    leads: 'Upload en anden her:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Svar på dit ønske om indhold: ${wish}`,
    says: `Dit ønske om indhold i ${hubName}, “${wish}”, er blevet besvaret.`,
    leads: 'Læs det her:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} ønsker indhold: ${wish}`,
    says: `${actorName} ønsker indhold i ${hubName}, “${wish}”:`,
    leads: 'Læs beskeden her:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Dine personlige data er klar',
    says: `Filen med dine personlige data fra ${hubName} er klar. Du kan hente den i syv dage.`,
    leads: 'Hent den her, når du er logget ind:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Der er bedt om en kopi af dine personlige data',
    says: `En administrator af ${hubName} har bedt om en kopi af de personlige data, der er gemt om dig dér. Du skal ikke gøre noget.`,
    leads: 'Hubben er her:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Din adgangskode er ændret',
    says: `Adgangskoden til din konto i ${hubName} er ændret. Alle andre sessioner og alle API-tokens er afsluttet.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Et nyt API-token er oprettet',
    says: `Der er oprettet et API-token til din konto i ${hubName}. Et program kan handle i dit navn med det.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Der er oprettet et token til hubben',
    says: `Der er oprettet et API-token, som tilhører ${hubName} selv. Et program kan bruge hubben med det, uanset hvem der forlader den.`,
    leads: 'Du finder alle hubbens tokens her:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Hele hubben er eksporteret',
    says: `En administrator har fået hele ${hubName} lagt i én fil: personer, indhold og aktivitet. De, der har rettighederne til det, kan downloade den i syv dage.`,
    leads: 'Her finder du filen og ser, hvem der bad om den:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Denne hub slettes den ${day}`,
    says: `En administrator har bedt om, at hele ${hubName} slettes. Den ${day} slettes personer, indhold, filer og dokumentation for altid. Indtil da fortsætter alt som hidtil.`,
    leads: 'Her ser du, hvem der bad om det, og kan eksportere hubben eller annullere:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Denne hub bliver ikke slettet',
    says: `Sletningen af ${hubName} er annulleret. Alt forbliver, som det er.`,
    leads: 'Her finder du hubbens indstillinger:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Log ind fra en ny browser',
    says: `Nogen har logget ind på din konto i ${hubName} med en browser, som hubben ikke kendte.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'En app til engangskoder er slået til',
    says: `Der skal nu også en kode fra en app til at logge ind på din konto i ${hubName}.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Appen til engangskoder er fjernet',
    says: `Der skal ikke længere en kode fra en app til at logge ind på din konto i ${hubName}.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'En gendannelseskode er brugt',
    says: `En gendannelseskode er brugt til din konto i ${hubName}. Den virker ikke igen.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'En adgangsnøgle blev tilføjet',
    says: `en adgangsnøgle blev føjet til din konto i ${hubName}. Med den logger du ind uden adgangskode.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'En adgangsnøgle blev slettet',
    says: `en adgangsnøgle til din konto i ${hubName} blev slettet. Den kan ikke længere bruges til at logge ind.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Bekræft din nye e-mailadresse',
    says: `der er bedt om denne adresse til din konto i ${hubName}. Log ind, og bekræft den her:`,
    ends: 'Linket virker i 24 timer. Gør intet, hvis det ikke er dig.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Der er bedt om en anden e-mailadresse',
    says: `der er bedt om en anden e-mailadresse til din konto i ${hubName}. Var det ikke meningen, kan du annullere det her:`,
    ends: 'Linket virker i 24 timer. Adressen ændres først, når den nye er bekræftet.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Din e-mailadresse er ændret',
    says: `din konto i ${hubName} har nu en anden e-mailadresse. Alle andre sessioner er afsluttet.`,
    leads: NOT_YOU,
  }),
}
