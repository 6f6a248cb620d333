import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Se não foi você, escolha de imediato uma nova palavra-passe e reveja aqui as suas sessões:'

export const texts: Texts = {
  hello: (name) => `Olá, ${name},`,
  newsSettings: 'Escolha aqui como recebe as novidades:',
  invitation: ({ hubName }) => ({
    subject: `O seu convite para ${hubName}`,
    says: `Tem um convite para ${hubName}. Passa a fazer parte quando o aceitar:`,
    ends: 'A ligação funciona uma só vez, durante 72 horas. Depois disso, peça um novo convite.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Escolha uma nova palavra-passe para ${hubName}`,
    says: `Alguém pediu uma nova palavra-passe para a sua conta em ${hubName}. Se o pedido foi seu, escolha-a aqui:`,
    ends: 'A ligação funciona uma só vez, durante uma hora. Se não fez este pedido, não precisa de fazer nada: a sua palavra-passe mantém-se.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Agora faz parte de ${hubName}`,
    says: `Agora também faz parte de ${hubName}. Inicie sessão com a palavra-passe que já tem:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} comentou «${contentName}»`,
    says: `${actorName} comentou «${contentName}» em ${hubName}:`,
    leads: 'Leia o comentário e responda aqui:',
    ends: 'Lá também pode deixar de seguir os comentários.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} mencionou-o num comentário em «${contentName}»`,
    says: `${actorName} mencionou-o num comentário em «${contentName}», em ${hubName}:`,
    leads: 'Leia o comentário e responda aqui:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} respondeu ao seu comentário em «${contentName}»`,
    says: `${actorName} respondeu ao seu comentário em «${contentName}», em ${hubName}:`,
    leads: 'Leia a resposta e continue a conversa aqui:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `«${contentName}» e mais` : `«${contentName}»`
    const subject = actorName ? `${actorName} partilhou consigo ${what}` : `Recomendado para si: ${what}`
    return { subject, says: `${subject} (${hubName}).`, leads: 'Abra aqui:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Ganhou um distintivo com «${contentName}»`,
    says: `A ${day}, ganhou um distintivo com «${contentName}» em ${hubName}. Parabéns.`,
    leads: 'Os seus distintivos estão aqui:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} está pronto`,
    says: `O ficheiro ${filename} que carregou em ${hubName} está pronto e pode ser usado.`,
    leads: 'Continue aqui:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `Não é possível usar ${filename}`,
    says: `Não é possível usar o ficheiro ${filename} que carregou em ${hubName}. O motivo está indicado onde o carregou.`,
    leads: 'Carregue outro aqui:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Resposta ao seu pedido de conteúdo: ${wish}`,
    says: `O seu pedido de conteúdo em ${hubName}, “${wish}”, teve resposta.`,
    leads: 'Leia aqui:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} pede conteúdo: ${wish}`,
    says: `${actorName} pede conteúdo em ${hubName}, «${wish}»:`,
    leads: 'Leia a mensagem aqui:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Os seus dados pessoais estão prontos',
    says: `O ficheiro com os seus dados pessoais de ${hubName} está pronto. Pode obtê-lo durante sete dias.`,
    leads: 'Obtenha-o aqui, com a sessão iniciada:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Foi pedida uma cópia dos seus dados pessoais',
    says: `A administração de ${hubName} pediu uma cópia dos dados pessoais que aí são guardados sobre si. Não precisa de fazer nada.`,
    leads: 'O hub está aqui:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'A sua palavra-passe foi alterada',
    says: `A palavra-passe da sua conta em ${hubName} foi alterada. Todas as outras sessões e todos os tokens de API terminaram.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Foi criado um token de API',
    says: `Foi criado um token de API para a sua conta em ${hubName}. Um programa pode agir em seu nome com ele.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Foi criado um token do hub',
    says: `Foi criado um token de API que pertence a ${hubName}. Um programa pode usar o hub com ele, mesmo que alguém saia.`,
    leads: 'Encontra todos os tokens do hub aqui:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'O hub inteiro foi exportado',
    says: `Um administrador exportou tudo de ${hubName} para um ficheiro: pessoas, conteúdos e atividade. Quem tem os direitos necessários pode transferi-lo durante sete dias.`,
    leads: 'Encontra aqui o ficheiro e quem o pediu:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Este hub será eliminado a ${day}`,
    says: `Um administrador pediu a eliminação de tudo o que há em ${hubName}. A ${day}, as pessoas, os conteúdos, os ficheiros e os comprovativos são eliminados de vez. Até lá, tudo continua como antes.`,
    leads: 'Aqui vê quem o pediu e pode exportar o hub ou cancelar a eliminação:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Este hub não será eliminado',
    says: `A eliminação de ${hubName} foi cancelada. Tudo fica como está.`,
    leads: 'Encontra aqui as definições do hub:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Início de sessão num novo navegador',
    says: `Alguém iniciou sessão na sua conta em ${hubName} com um navegador que o hub não conhecia.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'O segundo fator está ativo',
    says: `Para iniciar sessão na sua conta em ${hubName} é agora também necessário um código de uma aplicação.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'O segundo fator foi removido',
    says: `Para iniciar sessão na sua conta em ${hubName} já não é necessário um código de uma aplicação.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Foi usado um código de recuperação',
    says: `Foi usado um código de recuperação da sua conta em ${hubName}. Não volta a funcionar.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Foi adicionada uma chave de acesso',
    says: `foi adicionada uma chave de acesso à sua conta em ${hubName}. Com ela inicia sessão sem palavra-passe.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Foi eliminada uma chave de acesso',
    says: `foi eliminada uma chave de acesso da sua conta em ${hubName}. Já não permite iniciar sessão.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Confirme o seu novo endereço de e-mail',
    says: `Este endereço foi pedido para a sua conta em ${hubName}. Inicie sessão e confirme-o aqui:`,
    ends: 'A ligação funciona durante 24 horas. Se nada sabe disto, não faça nada.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Foi pedido outro endereço de e-mail',
    says: `Foi pedido outro endereço de e-mail para a sua conta em ${hubName}. Se não o quiser, cancele aqui:`,
    ends: 'A ligação funciona durante 24 horas. O endereço só muda depois de o novo ser confirmado.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'O seu endereço de e-mail foi alterado',
    says: `A sua conta em ${hubName} tem agora outro endereço de e-mail. Todas as outras sessões terminaram.`,
    leads: NOT_YOU,
  }),
}
