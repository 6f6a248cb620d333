import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Was jij het niet, kies dan meteen een nieuw wachtwoord en bekijk hier je sessies:'

export const texts: Texts = {
  hello: (name) => `Hallo ${name},`,
  newsSettings: 'Kies hier hoe je nieuws ontvangt:',
  invitation: ({ hubName }) => ({
    subject: `Je uitnodiging voor ${hubName}`,
    says: `Je bent uitgenodigd voor ${hubName}. Je hoort erbij zodra je de uitnodiging aanneemt:`,
    ends: 'De link werkt één keer en is 72 uur geldig. Vraag daarna een nieuwe uitnodiging aan.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Kies een nieuw wachtwoord voor ${hubName}`,
    says: `Iemand heeft een nieuw wachtwoord aangevraagd voor je account in ${hubName}. Was jij dat, kies er dan hier een:`,
    ends: 'De link werkt één keer en is een uur geldig. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft hetzelfde.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Je hebt nu toegang tot ${hubName}`,
    says: `Je hebt nu ook toegang tot ${hubName}. Log in met het wachtwoord dat je al hebt:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} heeft gereageerd op ‘${contentName}’`,
    says: `${actorName} heeft in ${hubName} gereageerd op ‘${contentName}’:`,
    leads: 'Hier kun je het lezen en antwoorden:',
    ends: 'Daar kun je de reacties ook ontvolgen.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} heeft je genoemd in een reactie op ‘${contentName}’`,
    says: `${actorName} heeft je in ${hubName} genoemd in een reactie op ‘${contentName}’:`,
    leads: 'Hier kun je het lezen en antwoorden:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} heeft geantwoord op je reactie bij ‘${contentName}’`,
    says: `${actorName} heeft in ${hubName} geantwoord op je reactie bij ‘${contentName}’:`,
    leads: 'Hier kun je het lezen en antwoorden:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `‘${contentName}’ en meer` : `‘${contentName}’`
    const subject = actorName ? `${actorName} heeft ${what} met je gedeeld` : `Aanbevolen voor jou: ${what}`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Open het hier:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Je hebt een badge verdiend met ‘${contentName}’`,
    says: `Op ${day} heb je in ${hubName} een badge verdiend met ‘${contentName}’. Goed gedaan.`,
    leads: 'Hier vind je je badges:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} is klaar`,
    says: `Het bestand ${filename} dat je naar ${hubName} hebt geüpload, is klaar en kan worden gebruikt.`,
    leads: 'Ga hier verder:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} kan niet worden gebruikt`,
    says: `Het bestand ${filename} dat je naar ${hubName} hebt geüpload, kan niet worden gebruikt. De reden staat op de plek waar je het hebt geüpload.`,
    leads: 'Upload hier een ander bestand:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Antwoord op je verzoek om inhoud: ${wish}`,
    says: `Je verzoek om inhoud in ${hubName}, “${wish}”, is beantwoord.`,
    leads: 'Lees het hier:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} vraagt om content: ${wish}`,
    says: `${actorName} vraagt om content in ${hubName}, ‘${wish}’:`,
    leads: 'Lees het bericht hier:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Je persoonlijke gegevens staan klaar',
    says: `Het bestand met je persoonlijke gegevens uit ${hubName} staat klaar. Je kunt het zeven dagen lang ophalen.`,
    leads: 'Haal het hier op, als je bent ingelogd:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Er is een kopie van je persoonlijke gegevens aangevraagd',
    says: `De beheerders van ${hubName} hebben een kopie aangevraagd van de persoonlijke gegevens die daar over je worden bewaard. Je hoeft niets te doen.`,
    leads: 'De hub vind je hier:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Je wachtwoord is gewijzigd',
    says: `Het wachtwoord van je account in ${hubName} is gewijzigd. Alle andere sessies en alle API-tokens zijn beëindigd.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Er is een API-token gemaakt',
    says: `Er is een API-token gemaakt voor je account in ${hubName}. Een programma kan daarmee namens jou handelen.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Er is een token van de hub gemaakt',
    says: `Er is een API-token gemaakt dat van ${hubName} zelf is. Een programma kan daarmee de hub gebruiken, wie er ook vertrekt.`,
    leads: 'Alle tokens van de hub vind je hier:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'De hele hub is geëxporteerd',
    says: `Een beheerder heeft heel ${hubName} in één bestand laten zetten: mensen, content en activiteit. Wie er de rechten voor heeft, kan het zeven dagen lang downloaden.`,
    leads: 'Hier vind je het bestand en zie je wie erom heeft gevraagd:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Deze hub wordt op ${day} verwijderd`,
    says: `Een beheerder heeft gevraagd om heel ${hubName} te verwijderen. Op ${day} worden mensen, content, bestanden en leerbewijzen definitief verwijderd. Tot dan gaat alles gewoon door.`,
    leads: 'Hier zie je wie erom heeft gevraagd en kun je de hub exporteren of het verwijderen annuleren:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Deze hub wordt niet verwijderd',
    says: `Het verwijderen van ${hubName} is geannuleerd. Alles blijft zoals het is.`,
    leads: 'Hier vind je de instellingen van de hub:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Aangemeld met een nieuwe browser',
    says: `Iemand heeft zich bij je account in ${hubName} aangemeld met een browser die de hub niet kende.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Je tweede factor staat aan',
    says: `Voor het aanmelden bij je account in ${hubName} is nu ook een code van een app nodig.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Je tweede factor is verwijderd',
    says: `Voor het aanmelden bij je account in ${hubName} is geen code van een app meer nodig.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Er is een herstelcode gebruikt',
    says: `Er is een herstelcode gebruikt voor je account in ${hubName}. Die werkt niet nog een keer.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Er is een passkey toegevoegd',
    says: `er is een passkey toegevoegd aan je account in ${hubName}. Daarmee log je in zonder wachtwoord.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Er is een passkey verwijderd',
    says: `er is een passkey van je account in ${hubName} verwijderd. Je kunt er niet meer mee inloggen.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Bevestig je nieuwe e-mailadres',
    says: `dit adres is gevraagd voor je account in ${hubName}. Meld je aan en bevestig het hier:`,
    ends: 'De link werkt 24 uur. Weet je hier niets van, doe dan niets.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Er is een ander e-mailadres gevraagd',
    says: `er is een ander e-mailadres gevraagd voor je account in ${hubName}. Wil je dat niet, annuleer het dan hier:`,
    ends: 'De link werkt 24 uur. Het adres verandert pas als het nieuwe is bevestigd.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Je e-mailadres is gewijzigd',
    says: `je account in ${hubName} heeft nu een ander e-mailadres. Alle andere sessies zijn beëindigd.`,
    leads: NOT_YOU,
  }),
}
