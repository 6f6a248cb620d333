import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Jos se et ollut sinä, valitse heti uusi salasana ja tarkista istuntosi tästä:'

export const texts: Texts = {
  hello: (name) => `Hei ${name},`,
  newsSettings: 'Valitse täällä, miten saat uutiset:',
  invitation: ({ hubName }) => ({
    subject: `Kutsu palveluun ${hubName}`,
    says: `Sinut on kutsuttu palveluun ${hubName}. Pääset mukaan, kun hyväksyt kutsun:`,
    ends: 'Linkki toimii kerran, 72 tunnin ajan. Pyydä sen jälkeen uusi kutsu.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Valitse uusi salasana palveluun ${hubName}`,
    says: `Tilillesi palvelussa ${hubName} pyydettiin uutta salasanaa. Jos pyyntö oli sinun, valitse salasana tästä:`,
    ends: 'Linkki toimii kerran, yhden tunnin ajan. Jos et pyytänyt salasanaa, sinun ei tarvitse tehdä mitään: salasanasi pysyy samana.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Olet nyt mukana palvelussa ${hubName}`,
    says: `Olet nyt mukana myös palvelussa ${hubName}. Kirjaudu sisään salasanalla, joka sinulla jo on:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} kommentoi sisältöä ”${contentName}”`,
    says: `${actorName} kommentoi sisältöä ”${contentName}” palvelussa ${hubName}:`,
    leads: 'Lue kommentti ja vastaa siihen tästä:',
    ends: 'Siellä voit myös lopettaa kommenttien seuraamisen.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} mainitsi sinut kommentissa sisällöstä ”${contentName}”`,
    says: `${actorName} mainitsi sinut kommentissa sisällöstä ”${contentName}” palvelussa ${hubName}:`,
    leads: 'Lue kommentti ja vastaa siihen tästä:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} vastasi kommenttiisi sisällöstä ”${contentName}”`,
    says: `${actorName} vastasi kommenttiisi sisällöstä ”${contentName}” palvelussa ${hubName}:`,
    leads: 'Lue vastaus ja jatka keskustelua tästä:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `”${contentName}” ja muuta` : `”${contentName}”`
    const subject = actorName ? `${actorName} jakoi kanssasi sisältöä: ${what}` : `Suositus sinulle: ${what}`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Avaa se tästä:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Sait osaamismerkin sisällöstä ”${contentName}”`,
    says: `Sait ${day} osaamismerkin sisällöstä ”${contentName}” palvelussa ${hubName}. Hyvin tehty.`,
    leads: 'Osaamismerkkisi ovat täällä:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} on valmis`,
    says: `Tiedosto ${filename}, jonka latasit palveluun ${hubName}, on valmis käytettäväksi.`,
    leads: 'Jatka tästä:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `Tiedostoa ${filename} ei voi käyttää`,
    says: `Tiedostoa ${filename}, jonka latasit palveluun ${hubName}, ei voi käyttää. Syy näkyy siellä, mihin latasit sen.`,
    leads: 'Lataa toinen tiedosto tästä:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Vastaus sisältötoiveeseesi: ${wish}`,
    says: `Sisältötoiveeseesi ”${wish}” palvelussa ${hubName} on vastattu.`,
    leads: 'Lue se täältä:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} toivoo sisältöä: ${wish}`,
    says: `${actorName} toivoo sisältöä palveluun ${hubName}, ”${wish}”:`,
    leads: 'Lue viesti tästä:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Henkilötietosi ovat valmiina',
    says: `Tiedosto, jossa ovat henkilötietosi palvelusta ${hubName}, on valmis. Voit noutaa sen seitsemän päivän ajan.`,
    leads: 'Nouda se täältä kirjautuneena:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Henkilötiedoistasi pyydettiin kopio',
    says: `Palvelun ${hubName} ylläpito pyysi kopion henkilötiedoista, jotka sinusta on siellä tallennettu. Sinun ei tarvitse tehdä mitään.`,
    leads: 'Palveluun pääset tästä:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Salasanasi vaihdettiin',
    says: `Tilisi salasana palvelussa ${hubName} vaihdettiin. Kaikki muut istunnot ja kaikki API-tunnisteet ovat päättyneet.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Uusi API-tunniste luotiin',
    says: `Tilillesi palvelussa ${hubName} luotiin API-tunniste. Ohjelma voi toimia sillä sinun nimissäsi.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Palvelulle luotiin tunniste',
    says: `Luotiin API-tunniste, joka kuuluu palvelulle ${hubName} itselleen. Ohjelma voi käyttää palvelua sillä, vaikka ihmisiä lähtisi.`,
    leads: 'Kaikki palvelun tunnisteet ovat täällä:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Koko palvelu vietiin tiedostoon',
    says: `Ylläpitäjä vei kaiken palvelusta ${hubName} yhteen tiedostoon: ihmiset, sisällöt ja toiminnan. Ne, joilla on siihen oikeudet, voivat ladata sen seitsemän päivän ajan.`,
    leads: 'Täältä löydät tiedoston ja näet, kuka sitä pyysi:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Tämä palvelu poistetaan ${day}`,
    says: `Ylläpitäjä on pyytänyt, että koko ${hubName} poistetaan. ${day} sen ihmiset, sisällöt, tiedostot ja suoritukset poistetaan pysyvästi. Siihen asti kaikki jatkuu entisellään.`,
    leads: 'Täältä näet, kuka sitä pyysi, ja voit viedä palvelun tiedostoon tai perua poiston:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Tätä palvelua ei poisteta',
    says: `Palvelun ${hubName} poisto on peruttu. Kaikki pysyy ennallaan.`,
    leads: 'Palvelun asetukset löydät täältä:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Kirjautuminen uudella selaimella',
    says: `Joku kirjautui tilillesi palvelussa ${hubName} selaimella, jota palvelu ei tuntenut.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Toinen tunnistustapa otettiin käyttöön',
    says: `Kirjautuminen tilillesi palvelussa ${hubName} vaatii nyt myös sovelluksen koodin.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Toinen tunnistustapa poistettiin',
    says: `Kirjautuminen tilillesi palvelussa ${hubName} ei enää vaadi sovelluksen koodia.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Palautuskoodi käytettiin',
    says: `Tilisi palautuskoodi käytettiin palvelussa ${hubName}. Se ei toimi uudelleen.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Avainkoodi lisättiin',
    says: `tilillesi palvelussa ${hubName} lisättiin avainkoodi. Sillä kirjaudut sisään ilman salasanaa.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Avainkoodi poistettiin',
    says: `tilisi avainkoodi palvelussa ${hubName} poistettiin. Sillä ei voi enää kirjautua sisään.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    says: `Tätä osoitetta on pyydetty tilillesi palvelussa ${hubName}. Kirjaudu sisään ja vahvista se täällä:`,
    ends: 'Linkki toimii 24 tuntia. Jos et tiedä asiasta, älä tee mitään.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Tilillesi on pyydetty toista sähköpostiosoitetta',
    says: `Tilillesi palvelussa ${hubName} on pyydetty toista sähköpostiosoitetta. Jos et halua sitä, peru se täällä:`,
    ends: 'Linkki toimii 24 tuntia. Osoite muuttuu vasta, kun uusi on vahvistettu.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Sähköpostiosoitteesi on vaihdettu',
    says: `Tililläsi palvelussa ${hubName} on nyt toinen sähköpostiosoite. Kaikki muut istunnot on päätetty.`,
    leads: NOT_YOU,
  }),
}
