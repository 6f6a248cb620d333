import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Ha nem Ön volt az, válasszon azonnal új jelszót, és nézze át a munkameneteit itt:'

export const texts: Texts = {
  hello: (name) => `Kedves ${name}!`,
  newsSettings: 'Itt választhatja ki, hogyan kapja az értesítéseket:',
  invitation: ({ hubName }) => ({
    subject: `Meghívó ide: ${hubName}`,
    says: `Meghívást kapott ide: ${hubName}. A meghívó elfogadásával lesz tag:`,
    ends: 'A hivatkozás egyszer használható, 72 órán át. Utána kérjen új meghívót.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Új jelszó ehhez: ${hubName}`,
    says: `Valaki új jelszót kért az Ön fiókjához itt: ${hubName}. Ha Ön volt az, itt választhat jelszót:`,
    ends: 'A hivatkozás egyszer használható, egy órán át. Ha nem Ön kérte, nincs teendője: a jelszava nem változik.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Mostantól Ön is tag itt: ${hubName}`,
    says: `Mostantól itt is tag: ${hubName}. Jelentkezzen be a már meglévő jelszavával:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} hozzászólt ehhez: „${contentName}”`,
    says: `${actorName} hozzászólt ehhez: „${contentName}” (${hubName}):`,
    leads: 'Itt elolvashatja és válaszolhat rá:',
    ends: 'Ugyanott le is iratkozhat a hozzászólásokról.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} megemlítette Önt egy hozzászólásban: „${contentName}”`,
    says: `${actorName} megemlítette Önt egy hozzászólásban itt: „${contentName}” (${hubName}):`,
    leads: 'Itt elolvashatja és válaszolhat rá:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} válaszolt a hozzászólására: „${contentName}”`,
    says: `${actorName} válaszolt az Ön hozzászólására itt: „${contentName}” (${hubName}):`,
    leads: 'Itt elolvashatja és válaszolhat rá:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `„${contentName}” és továbbiak` : `„${contentName}”`
    const subject = actorName ? `${actorName} megosztotta Önnel: ${what}` : `Ajánljuk Önnek: ${what}`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Itt nyithatja meg:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Jelvényt szerzett ezzel: „${contentName}”`,
    says: `Jelvényt szerzett ezzel: „${contentName}” (${hubName}, ${day}). Gratulálunk.`,
    leads: 'Jelvényeit itt találja:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `Elkészült: ${filename}`,
    says: `Az Ön által feltöltött fájl elkészült és használható: ${filename} (${hubName}).`,
    leads: 'Itt folytathatja:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `Nem használható: ${filename}`,
    says: `Az Ön által feltöltött fájl nem használható: ${filename} (${hubName}). Az okot a feltöltés helyén találja.`,
    leads: 'Itt tölthet fel másikat:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Válasz a tartalomkérésére: ${wish}`,
    says: `Választ kapott a tartalomkérésére itt: ${hubName}, „${wish}”.`,
    leads: 'Itt olvashatja el:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} tartalmat kér: ${wish}`,
    says: `${actorName} tartalmat kér itt: ${hubName}, „${wish}”:`,
    leads: 'Az üzenetet itt olvashatja:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Elkészültek a személyes adatai',
    says: `Elkészült a fájl az Ön személyes adataival (${hubName}). Hét napig töltheti le.`,
    leads: 'Bejelentkezve itt töltheti le:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Másolatot kértek a személyes adatairól',
    says: `A(z) ${hubName} egyik adminisztrátora másolatot kért az Önről ott tárolt személyes adatokról. Nincs teendője.`,
    leads: 'A hubot itt találja:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Megváltozott a jelszava',
    says: `Az Ön fiókjának jelszava megváltozott itt: ${hubName}. Minden más munkamenet és minden API-token véget ért.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Új API-token készült',
    says: `API-token készült az Ön fiókjához itt: ${hubName}. Ezzel egy program az Ön nevében járhat el.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Készült egy token a hubhoz',
    says: `Készült egy API-token, amely magához a következőhöz tartozik: ${hubName}. Ezzel egy program akkor is használhatja a hubot, ha valaki távozik.`,
    leads: 'A hub összes tokenjét itt találja:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'A teljes hubot exportálták',
    says: `Egy rendszergazda egyetlen fájlba exportálta a teljes hubot (${hubName}): a személyeket, a tartalmakat és a tevékenységet. Akinek joga van hozzá, hét napig letöltheti.`,
    leads: 'Itt találja a fájlt, és itt látja, ki kérte:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Ez a hub törlődik: ${day}`,
    says: `Egy rendszergazda kérte a teljes hub (${hubName}) törlését. A törlés napján (${day}) a személyek, a tartalmak, a fájlok és a teljesítések végleg törlődnek. Addig minden a megszokott módon működik.`,
    leads: 'Itt látja, ki kérte, és itt exportálhatja a hubot vagy vonhatja vissza a törlést:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Ez a hub nem törlődik',
    says: `A hub (${hubName}) törlését visszavonták. Minden marad, ahogy van.`,
    leads: 'Itt találja a hub beállításait:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Bejelentkezés új böngészőből',
    says: `Valaki bejelentkezett az Ön fiókjába itt: ${hubName}, olyan böngészővel, amelyet a hub nem ismert.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Bekapcsolták a második tényezőt',
    says: `Az Ön fiókjába való bejelentkezéshez itt: ${hubName}, mostantól egy alkalmazás kódja is kell.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Eltávolították a második tényezőt',
    says: `Az Ön fiókjába való bejelentkezéshez itt: ${hubName}, már nem kell alkalmazás kódja.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Felhasználtak egy helyreállító kódot',
    says: `Felhasználtak egy helyreállító kódot az Ön fiókjához itt: ${hubName}. Többször nem használható.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Hozzáadtak egy hozzáférési kulcsot',
    says: `Hozzáférési kulcsot adtak az Ön fiókjához itt: ${hubName}. Ezzel jelszó nélkül tud bejelentkezni.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Töröltek egy hozzáférési kulcsot',
    says: `Törölték az Ön fiókjának egyik hozzáférési kulcsát itt: ${hubName}. Ezzel már nem lehet bejelentkezni.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Erősítse meg új e-mail-címét',
    says: `Ezt a címet kérték az Ön fiókjához itt: ${hubName}. Jelentkezzen be, és erősítse meg itt:`,
    ends: 'A hivatkozás 24 órán át használható. Ha nem tud róla, ne tegyen semmit.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Másik e-mail-címet kértek',
    says: `Másik e-mail-címet kértek az Ön fiókjához itt: ${hubName}. Ha nem szeretné, itt visszavonhatja:`,
    ends: 'A hivatkozás 24 órán át használható. A cím csak az új megerősítése után változik.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Az e-mail-címe megváltozott',
    says: `Fiókjának itt: ${hubName} mostantól másik e-mail-címe van. Minden más munkamenet véget ért.`,
    leads: NOT_YOU,
  }),
}
