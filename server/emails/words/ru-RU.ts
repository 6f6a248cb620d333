import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Если это были не вы, сразу задайте новый пароль и проверьте свои сеансы здесь:'

export const texts: Texts = {
  hello: (name) => `Здравствуйте, ${name}.`,
  newsSettings: 'Здесь можно выбрать, как получать новости:',
  invitation: ({ hubName }) => ({
    subject: `Приглашение в ${hubName}`,
    says: `Вас приглашают в ${hubName}. Вы станете участником, когда примете приглашение:`,
    ends: 'Ссылка работает один раз в течение 72 часов. После этого попросите новое приглашение.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Новый пароль для ${hubName}`,
    says: `Поступил запрос на новый пароль для вашей учётной записи в ${hubName}. Если это были вы, задайте его здесь:`,
    ends: 'Ссылка работает один раз в течение часа. Если это были не вы, ничего делать не нужно: пароль останется прежним.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Теперь вы в ${hubName}`,
    says: `Теперь вам доступен и ${hubName}. Войдите с паролем, который у вас уже есть:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} комментирует «${contentName}»`,
    says: `${actorName} комментирует «${contentName}» в ${hubName}:`,
    leads: 'Прочитать и ответить можно здесь:',
    ends: 'Там же можно перестать следить за комментариями.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} упоминает вас в комментарии к «${contentName}»`,
    says: `${actorName} упоминает вас в комментарии к «${contentName}» в ${hubName}:`,
    leads: 'Прочитать и ответить можно здесь:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} отвечает на ваш комментарий к «${contentName}»`,
    says: `${actorName} отвечает на ваш комментарий к «${contentName}» в ${hubName}:`,
    leads: 'Прочитать и ответить можно здесь:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `«${contentName}» и не только` : `«${contentName}»`
    const subject = actorName ? `${actorName} делится с вами: ${what}` : `Рекомендуем вам: ${what}`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Открыть здесь:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Вы получили значок за «${contentName}»`,
    says: `${day} вы получили значок за «${contentName}» в ${hubName}. Так держать.`,
    leads: 'Ваши значки здесь:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `Файл ${filename} готов`,
    says: `Файл ${filename}, который вы загрузили в ${hubName}, готов, и его можно использовать.`,
    leads: 'Продолжить здесь:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `Файл ${filename} нельзя использовать`,
    says: `Файл ${filename}, который вы загрузили в ${hubName}, нельзя использовать. Причина указана там, где вы его загрузили.`,
    leads: 'Загрузить другой файл здесь:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Ответ на ваш запрос материалов: ${wish}`,
    says: `На ваш запрос материалов в ${hubName}, «${wish}», дан ответ.`,
    leads: 'Прочитать можно здесь:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} запрашивает материалы: ${wish}`,
    says: `${actorName} запрашивает материалы в ${hubName}, «${wish}»:`,
    leads: 'Прочитать сообщение можно здесь:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Ваши персональные данные готовы',
    says: `Файл с вашими персональными данными из ${hubName} готов. Его можно получить в течение семи дней.`,
    leads: 'Получить его можно здесь после входа:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Запрошена копия ваших персональных данных',
    says: `Администрация ${hubName} запросила копию персональных данных о вас, которые там хранятся. Ничего делать не нужно.`,
    leads: 'Портал здесь:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Ваш пароль изменён',
    says: `Пароль вашей учётной записи в ${hubName} изменён. Все остальные сеансы и все API-токены завершены.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Создан новый API-токен',
    says: `Для вашей учётной записи в ${hubName} создан API-токен. С ним программа может действовать от вашего имени.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Создан токен портала',
    says: `Создан API-токен, который принадлежит самому ${hubName}. С ним программа может пользоваться порталом, кто бы его ни покинул.`,
    leads: 'Все токены портала находятся здесь:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Весь портал экспортирован',
    says: `Администратор выгрузил весь ${hubName} в один файл: людей, материалы и активность. Те, у кого есть нужные права, могут скачать его в течение семи дней.`,
    leads: 'Файл и имя того, кто его запросил, находятся здесь:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Этот портал будет удалён ${day}`,
    says: `Администратор попросил удалить весь ${hubName}. ${day} люди, материалы, файлы и подтверждения обучения будут удалены навсегда. До этого всё продолжает работать как прежде.`,
    leads: 'Здесь видно, кто об этом попросил, и можно выгрузить портал или отменить удаление:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Этот портал не будет удалён',
    says: `Удаление ${hubName} отменено. Всё остаётся как есть.`,
    leads: 'Настройки портала находятся здесь:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Вход из нового браузера',
    says: `Кто-то вошёл в вашу учётную запись в ${hubName} из браузера, который порталу не был известен.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Второй фактор включён',
    says: `Для входа в вашу учётную запись в ${hubName} теперь нужен и код из приложения.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Второй фактор отключён',
    says: `Для входа в вашу учётную запись в ${hubName} код из приложения больше не нужен.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Использован код восстановления',
    says: `Для вашей учётной записи в ${hubName} использован код восстановления. Второй раз он не сработает.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Добавлен ключ доступа',
    says: `к вашей учётной записи в ${hubName} добавлен ключ доступа. С ним можно войти без пароля.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Удалён ключ доступа',
    says: `ключ доступа вашей учётной записи в ${hubName} удалён. Войти с ним больше нельзя.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Подтвердите новый адрес электронной почты',
    says: `Этот адрес запрошен для вашей учётной записи в ${hubName}. Войдите и подтвердите его здесь:`,
    ends: 'Ссылка работает 24 часа. Если вы об этом не знаете, ничего не делайте.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Запрошен другой адрес электронной почты',
    says: `Для вашей учётной записи в ${hubName} запрошен другой адрес электронной почты. Если вы этого не хотите, отмените здесь:`,
    ends: 'Ссылка работает 24 часа. Адрес изменится только после подтверждения нового.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Ваш адрес электронной почты изменён',
    says: `У вашей учётной записи в ${hubName} теперь другой адрес электронной почты. Все остальные сеансы завершены.`,
    leads: NOT_YOU,
  }),
}
