import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Om det inte var du, välj genast ett nytt lösenord och se igenom dina sessioner här:'

export const texts: Texts = {
  hello: (name) => `Hej ${name},`,
  newsSettings: 'Välj här hur du får nyheter:',
  invitation: ({ hubName }) => ({
    subject: `Du är inbjuden till ${hubName}`,
    says: `Du är inbjuden till ${hubName}. Du hör dit när du tackar ja till inbjudan:`,
    ends: 'Länken fungerar en gång, i 72 timmar. Därefter kan du be om en ny inbjudan.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Välj ett nytt lösenord för ${hubName}`,
    says: `Någon har begärt ett nytt lösenord för ditt konto i ${hubName}. Om det var du väljer du det här:`,
    ends: 'Länken fungerar en gång, i en timme. Om det inte var du behöver du inte göra något: ditt lösenord är detsamma.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Du är nu med i ${hubName}`,
    says: `Du är nu också med i ${hubName}. Logga in med det lösenord som du redan har:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har kommenterat ”${contentName}”`,
    says: `${actorName} har kommenterat ”${contentName}” i ${hubName}:`,
    leads: 'Läs och svara här:',
    ends: 'Där kan du också sluta följa kommentarerna.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har nämnt dig i en kommentar till ”${contentName}”`,
    says: `${actorName} har nämnt dig i en kommentar till ”${contentName}” i ${hubName}:`,
    leads: 'Läs och svara här:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} har svarat på din kommentar till ”${contentName}”`,
    says: `${actorName} har svarat på din kommentar till ”${contentName}” i ${hubName}:`,
    leads: 'Läs och svara här:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `”${contentName}” och mer` : `”${contentName}”`
    const subject = actorName ? `${actorName} har delat ${what} med dig` : `${what} rekommenderas för dig`
    return { subject, says: `${subject} i ${hubName}.`, leads: 'Öppna här:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Du har fått ett märke med ”${contentName}”`,
    says: `Den ${day} fick du ett märke med ”${contentName}” i ${hubName}. Bra jobbat.`,
    leads: 'Dina märken finns här:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} är klar`,
    says: `Filen ${filename} som du har laddat upp till ${hubName} är klar och kan användas.`,
    leads: 'Fortsätt här:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} kan inte användas`,
    says: `Filen ${filename} som du har laddat upp till ${hubName} kan inte användas. Orsaken står där du laddade upp den.`,
    leads: 'Ladda upp en annan här:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Svar på din önskan om innehåll: ${wish}`,
    says: `Din önskan om innehåll i ${hubName}, ”${wish}”, har besvarats.`,
    leads: 'Läs det här:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} önskar innehåll: ${wish}`,
    says: `${actorName} önskar innehåll i ${hubName}, ”${wish}”:`,
    leads: 'Läs meddelandet här:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Dina personuppgifter är klara',
    says: `Filen med dina personuppgifter från ${hubName} är klar. Du kan hämta den i sju dagar.`,
    leads: 'Hämta den här när du är inloggad:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'En kopia av dina personuppgifter har begärts',
    says: `En administratör för ${hubName} har begärt en kopia av de personuppgifter som finns om dig där. Du behöver inte göra något.`,
    leads: 'Hubben finns här:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Ditt lösenord har ändrats',
    says: `Lösenordet för ditt konto i ${hubName} har ändrats. Alla andra sessioner och alla API-token har avslutats.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'En ny API-token har skapats',
    says: `En API-token har skapats för ditt konto i ${hubName}. Ett program kan agera i ditt namn med den.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'En token för hubben har skapats',
    says: `En API-token som tillhör ${hubName} har skapats. Ett program kan använda hubben med den, vem som än lämnar den.`,
    leads: 'Alla hubbens tokens finns här:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Hela hubben har exporterats',
    says: `En administratör har exporterat hela ${hubName} till en fil: personer, innehåll och aktivitet. De som har behörighet kan ladda ned den i sju dagar.`,
    leads: 'Här finns filen och här ser du vem som bad om den:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Den här hubben raderas den ${day}`,
    says: `En administratör har begärt att hela ${hubName} raderas. Den ${day} raderas personer, innehåll, filer och intyg för gott. Fram till dess fortsätter allt som vanligt.`,
    leads: 'Här ser du vem som begärde det och kan exportera hubben eller avbryta:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Den här hubben raderas inte',
    says: `Raderingen av ${hubName} har avbrutits. Allt förblir som det är.`,
    leads: 'Här finns hubbens inställningar:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Inloggning från en ny webbläsare',
    says: `Någon har loggat in på ditt konto i ${hubName} med en webbläsare som hubben inte kände till.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Den andra faktorn är på',
    says: `För att logga in på ditt konto i ${hubName} behövs nu även en kod från en app.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Den andra faktorn är borttagen',
    says: `För att logga in på ditt konto i ${hubName} behövs inte längre en kod från en app.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'En återställningskod har använts',
    says: `En återställningskod har använts för ditt konto i ${hubName}. Den fungerar inte igen.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'En nyckel har lagts till',
    says: `en nyckel har lagts till i ditt konto i ${hubName}. Med den loggar du in utan lösenord.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'En nyckel har tagits bort',
    says: `en nyckel för ditt konto i ${hubName} har tagits bort. Den kan inte längre användas för att logga in.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Bekräfta din nya e-postadress',
    says: `någon har bett om den här adressen för ditt konto i ${hubName}. Logga in och bekräfta den här:`,
    ends: 'Länken fungerar i 24 timmar. Känner du inte till det, behöver du inte göra något.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'En annan e-postadress har begärts',
    says: `en annan e-postadress har begärts för ditt konto i ${hubName}. Vill du inte det, avbryt här:`,
    ends: 'Länken fungerar i 24 timmar. Adressen ändras först när den nya är bekräftad.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Din e-postadress har ändrats',
    says: `ditt konto i ${hubName} har nu en annan e-postadress. Alla andra sessioner är avslutade.`,
    leads: NOT_YOU,
  }),
}
