import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Dacă nu ați fost dvs., alegeți imediat o parolă nouă și verificați-vă sesiunile aici:'

export const texts: Texts = {
  hello: (name) => `Bună ziua, ${name},`,
  newsSettings: 'Alegeți aici cum primiți noutățile:',
  invitation: ({ hubName }) => ({
    subject: `Invitația dvs. la ${hubName}`,
    says: `aveți o invitație la ${hubName}. Veți face parte din el după ce o acceptați:`,
    ends: 'Linkul funcționează o singură dată, timp de 72 de ore. După aceea, cereți o nouă invitație.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Alegeți o parolă nouă pentru ${hubName}`,
    says: `cineva a cerut o parolă nouă pentru contul dvs. din ${hubName}. Dacă ați fost dvs., alegeți-o aici:`,
    ends: 'Linkul funcționează o singură dată, timp de o oră. Dacă nu ați fost dvs., nu trebuie să faceți nimic: parola rămâne aceeași.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Acum faceți parte din ${hubName}`,
    says: `acum faceți parte și din ${hubName}. Conectați-vă cu parola pe care o aveți deja:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} a comentat la „${contentName}”`,
    says: `${actorName} a comentat la „${contentName}” în ${hubName}:`,
    leads: 'Citiți comentariul și răspundeți aici:',
    ends: 'Tot acolo puteți înceta să urmăriți comentariile.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} v-a menționat într-un comentariu la „${contentName}”`,
    says: `${actorName} v-a menționat într-un comentariu la „${contentName}” în ${hubName}:`,
    leads: 'Citiți comentariul și răspundeți aici:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} a răspuns la comentariul dvs. despre „${contentName}”`,
    says: `${actorName} a răspuns la comentariul dvs. despre „${contentName}” în ${hubName}:`,
    leads: 'Citiți răspunsul și continuați discuția aici:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `„${contentName}” și altele` : `„${contentName}”`
    const subject = actorName ? `${actorName} v-a distribuit ${what}` : `Vă recomandăm ${what}`
    return { subject, says: `${subject} în ${hubName}.`, leads: 'Deschideți aici:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Ați obținut o insignă pentru „${contentName}”`,
    says: `pe ${day} ați obținut o insignă pentru „${contentName}” în ${hubName}. Felicitări.`,
    leads: 'Insignele dvs. sunt aici:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} este gata`,
    says: `fișierul ${filename} pe care l-ați încărcat în ${hubName} este gata și poate fi folosit.`,
    leads: 'Continuați aici:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} nu poate fi folosit`,
    says: `fișierul ${filename} pe care l-ați încărcat în ${hubName} nu poate fi folosit. Motivul este afișat acolo unde l-ați încărcat.`,
    leads: 'Încărcați altul aici:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Răspuns la cererea ta de conținut: ${wish}`,
    says: `Cererea ta de conținut din ${hubName}, „${wish}”, a primit un răspuns.`,
    leads: 'Citește-l aici:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} cere conținut: ${wish}`,
    says: `${actorName} cere conținut în ${hubName}, „${wish}”:`,
    leads: 'Citiți mesajul aici:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Datele dvs. personale sunt gata',
    says: `fișierul cu datele dvs. personale din ${hubName} este gata. Îl puteți prelua timp de șapte zile.`,
    leads: 'Preluați-l aici, după conectare:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'A fost cerută o copie a datelor dvs. personale',
    says: `administrația ${hubName} a cerut o copie a datelor personale păstrate acolo despre dvs. Nu trebuie să faceți nimic.`,
    leads: 'Hubul este aici:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Parola dvs. a fost schimbată',
    says: `parola contului dvs. din ${hubName} a fost schimbată. Toate celelalte sesiuni și toate tokenurile API s-au încheiat.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'A fost creat un token API',
    says: `a fost creat un token API pentru contul dvs. din ${hubName}. Cu el, un program poate acționa în numele dvs.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'A fost creat un token al hubului',
    says: `a fost creat un token API care aparține de ${hubName}. Cu el, un program poate folosi hubul, chiar dacă cineva pleacă.`,
    leads: 'Găsiți toate tokenurile hubului aici:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Întregul hub a fost exportat',
    says: `un administrator a exportat tot din ${hubName} într-un fișier: persoane, conținut și activitate. Cine are drepturile necesare îl poate descărca timp de șapte zile.`,
    leads: 'Găsiți aici fișierul și cine l-a cerut:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Acest hub va fi șters pe ${day}`,
    says: `un administrator a cerut ștergerea întregului hub ${hubName}. Pe ${day}, persoanele, conținutul, fișierele și dovezile de învățare se șterg definitiv. Până atunci totul continuă ca înainte.`,
    leads: 'Aici vedeți cine a cerut-o și puteți exporta hubul sau anula ștergerea:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Acest hub nu va fi șters',
    says: `ștergerea hubului ${hubName} a fost anulată. Totul rămâne așa cum este.`,
    leads: 'Găsiți aici setările hubului:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Autentificare dintr-un browser nou',
    says: `cineva s-a autentificat în contul dvs. din ${hubName} cu un browser pe care hubul nu îl cunoștea.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Al doilea factor este activ',
    says: `pentru autentificarea în contul dvs. din ${hubName} este acum nevoie și de un cod dintr-o aplicație.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Al doilea factor a fost eliminat',
    says: `pentru autentificarea în contul dvs. din ${hubName} nu mai este nevoie de un cod dintr-o aplicație.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'A fost folosit un cod de recuperare',
    says: `a fost folosit un cod de recuperare pentru contul dvs. din ${hubName}. Nu mai funcționează a doua oară.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'A fost adăugată o cheie de acces',
    says: `a fost adăugată o cheie de acces la contul dvs. din ${hubName}. Cu ea vă conectați fără parolă.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'A fost ștearsă o cheie de acces',
    says: `a fost ștearsă o cheie de acces a contului dvs. din ${hubName}. Nu mai poate fi folosită pentru conectare.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Confirmați noua adresă de e-mail',
    says: `această adresă a fost cerută pentru contul dvs. din ${hubName}. Conectați-vă și confirmați-o aici:`,
    ends: 'Linkul funcționează timp de 24 de ore. Dacă nu știți despre ce este vorba, nu faceți nimic.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'A fost cerută o altă adresă de e-mail',
    says: `a fost cerută o altă adresă de e-mail pentru contul dvs. din ${hubName}. Dacă nu doriți acest lucru, anulați aici:`,
    ends: 'Linkul funcționează timp de 24 de ore. Adresa se schimbă abia după confirmarea celei noi.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Adresa dvs. de e-mail a fost schimbată',
    says: `contul dvs. din ${hubName} are acum o altă adresă de e-mail. Toate celelalte sesiuni s-au încheiat.`,
    leads: NOT_YOU,
  }),
}
