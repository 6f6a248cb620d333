import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Jeśli to nie Ty, od razu wybierz nowe hasło i przejrzyj tutaj swoje sesje:'

export const texts: Texts = {
  hello: (name) => `Cześć ${name},`,
  newsSettings: 'Tutaj wybierzesz, jak otrzymujesz nowości:',
  invitation: ({ hubName }) => ({
    subject: `Zaproszenie do ${hubName}`,
    says: `masz zaproszenie do ${hubName}. Dołączysz, gdy je przyjmiesz:`,
    ends: 'Link działa jeden raz, przez 72 godziny. Później poproś o nowe zaproszenie.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Wybierz nowe hasło do ${hubName}`,
    says: `otrzymaliśmy prośbę o nowe hasło do Twojego konta w ${hubName}. Jeśli pochodzi od Ciebie, wybierz hasło tutaj:`,
    ends: 'Link działa jeden raz, przez godzinę. Jeśli to nie Twoja prośba, nie musisz nic robić: hasło pozostaje bez zmian.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Masz teraz dostęp do ${hubName}`,
    says: `masz teraz dostęp także do ${hubName}. Zaloguj się hasłem, które już masz:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} komentuje „${contentName}”`,
    says: `${actorName} komentuje „${contentName}” w ${hubName}:`,
    leads: 'Przeczytaj komentarz i odpowiedz tutaj:',
    ends: 'Tam możesz też przestać obserwować komentarze.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} wspomina o Tobie w komentarzu do „${contentName}”`,
    says: `${actorName} wspomina o Tobie w komentarzu do „${contentName}” w ${hubName}:`,
    leads: 'Przeczytaj komentarz i odpowiedz tutaj:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} odpowiada na Twój komentarz do „${contentName}”`,
    says: `${actorName} odpowiada na Twój komentarz do „${contentName}” w ${hubName}:`,
    leads: 'Przeczytaj odpowiedź i odpisz tutaj:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `„${contentName}” i więcej` : `„${contentName}”`
    const subject = actorName ? `${actorName} udostępnia Ci ${what}` : `Polecamy Ci ${what}`
    const says = actorName ? subject : `polecamy Ci ${what}`
    return { subject, says: `${says} w ${hubName}.`, leads: 'Otwórz tutaj:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Zdobyta odznaka: „${contentName}”`,
    says: `masz nową odznakę za „${contentName}” w ${hubName} (${day}). Dobra robota.`,
    leads: 'Twoje odznaki są tutaj:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `Plik ${filename} jest gotowy`,
    says: `Twój plik ${filename} przesłany do ${hubName} jest gotowy i można go używać.`,
    leads: 'Kontynuuj tutaj:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `Nie można użyć pliku ${filename}`,
    says: `nie można użyć Twojego pliku ${filename} przesłanego do ${hubName}. Powód znajdziesz w miejscu, w którym plik został przesłany.`,
    leads: 'Prześlij inny plik tutaj:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Odpowiedź na prośbę o treści: ${wish}`,
    says: `Na Twoją prośbę o treści w ${hubName}, „${wish}”, udzielono odpowiedzi.`,
    leads: 'Przeczytaj ją tutaj:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} prosi o materiały: ${wish}`,
    says: `${actorName} prosi o materiały w ${hubName}, „${wish}”:`,
    leads: 'Przeczytaj wiadomość tutaj:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Twoje dane osobowe są gotowe',
    says: `plik z Twoimi danymi osobowymi z ${hubName} jest gotowy. Możesz go pobrać przez siedem dni.`,
    leads: 'Pobierz go tutaj po zalogowaniu:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Poproszono o kopię Twoich danych osobowych',
    says: `administracja ${hubName} poprosiła o kopię danych osobowych, które są tam o Tobie przechowywane. Nie musisz nic robić.`,
    leads: 'Hub znajdziesz tutaj:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Twoje hasło zostało zmienione',
    says: `hasło do Twojego konta w ${hubName} zostało zmienione. Wszystkie inne sesje i wszystkie tokeny API zostały zakończone.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Utworzono nowy token API',
    says: `utworzono token API dla Twojego konta w ${hubName}. Program może dzięki niemu działać w Twoim imieniu.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Utworzono token huba',
    says: `utworzono token API, który należy do ${hubName}. Program może dzięki niemu korzystać z huba, nawet gdy ktoś odejdzie.`,
    leads: 'Wszystkie tokeny huba są tutaj:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Wyeksportowano cały hub',
    says: `administrator wyeksportował cały ${hubName} do jednego pliku: osoby, treści i aktywność. Osoby z odpowiednimi uprawnieniami mogą go pobrać przez siedem dni.`,
    leads: 'Plik i informację, kto o niego prosił, znajdziesz tutaj:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Ten hub zostanie usunięty ${day}`,
    says: `administrator poprosił o usunięcie całego ${hubName}. Dnia ${day} osoby, treści, pliki i potwierdzenia nauki zostaną trwale usunięte. Do tego czasu wszystko działa jak dotąd.`,
    leads: 'Tutaj sprawdzisz, kto o to poprosił, oraz wyeksportujesz hub lub anulujesz usunięcie:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Ten hub nie zostanie usunięty',
    says: `usunięcie ${hubName} zostało anulowane. Wszystko pozostaje bez zmian.`,
    leads: 'Ustawienia huba znajdziesz tutaj:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Logowanie z nowej przeglądarki',
    says: `ktoś zalogował się na Twoje konto w ${hubName} z przeglądarki, której hub nie znał.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Włączono drugi składnik logowania',
    says: `do zalogowania się na Twoje konto w ${hubName} potrzebny jest teraz także kod z aplikacji.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Usunięto drugi składnik logowania',
    says: `do zalogowania się na Twoje konto w ${hubName} nie jest już potrzebny kod z aplikacji.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Użyto kodu odzyskiwania',
    says: `użyto kodu odzyskiwania do Twojego konta w ${hubName}. Nie zadziała on ponownie.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Dodano klucz dostępu',
    says: `do Twojego konta w ${hubName} dodano klucz dostępu. Umożliwia on logowanie bez hasła.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Usunięto klucz dostępu',
    says: `usunięto klucz dostępu Twojego konta w ${hubName}. Nie można się już nim zalogować.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Potwierdź swój nowy adres e-mail',
    says: `poproszono o ten adres dla Twojego konta w ${hubName}. Zaloguj się i potwierdź go tutaj:`,
    ends: 'Link działa przez 24 godziny. Jeśli nic o tym nie wiesz, nie rób nic.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Poproszono o inny adres e-mail',
    says: `poproszono o inny adres e-mail dla Twojego konta w ${hubName}. Jeśli tego nie chcesz, anuluj to tutaj:`,
    ends: 'Link działa przez 24 godziny. Adres zmieni się dopiero po potwierdzeniu nowego.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Twój adres e-mail został zmieniony',
    says: `Twoje konto w ${hubName} ma teraz inny adres e-mail. Wszystkie inne sesje zostały zakończone.`,
    leads: NOT_YOU,
  }),
}
