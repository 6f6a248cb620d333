import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU =
  'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et vérifiez vos sessions ici :'

export const texts: Texts = {
  hello: (name) => `Bonjour ${name},`,
  newsSettings: 'Choisissez ici comment vous recevez les nouveautés :',
  invitation: ({ hubName }) => ({
    subject: `Votre invitation à rejoindre ${hubName}`,
    says: `Vous êtes invité à rejoindre ${hubName}. Vous en ferez partie dès que vous aurez accepté l’invitation :`,
    ends: 'Ce lien est valable une seule fois, pendant 72 heures. Passé ce délai, demandez une nouvelle invitation.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Votre nouveau mot de passe pour ${hubName}`,
    says: `Un nouveau mot de passe a été demandé pour votre compte dans ${hubName}. Si vous êtes à l’origine de cette demande, choisissez-le ici :`,
    ends: 'Ce lien est valable une seule fois, pendant une heure. Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Vous faites maintenant partie de ${hubName}`,
    says: `Vous faites maintenant aussi partie de ${hubName}. Connectez-vous avec le mot de passe que vous avez déjà :`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} a commenté « ${contentName} »`,
    says: `${actorName} a commenté « ${contentName} » dans ${hubName} :`,
    leads: 'Lisez le commentaire et répondez-y ici :',
    ends: 'Vous pouvez aussi y arrêter de suivre les commentaires.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} vous a mentionné dans un commentaire sur « ${contentName} »`,
    says: `${actorName} vous a mentionné dans un commentaire sur « ${contentName} » dans ${hubName} :`,
    leads: 'Lisez le commentaire et répondez-y ici :',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} a répondu à votre commentaire sur « ${contentName} »`,
    says: `${actorName} a répondu à votre commentaire sur « ${contentName} » dans ${hubName} :`,
    leads: 'Lisez la réponse et poursuivez l’échange ici :',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `« ${contentName} » et d’autres contenus` : `« ${contentName} »`
    return actorName
      ? {
          subject: `${actorName} a partagé ${what} avec vous`,
          says: `${actorName} a partagé ${what} avec vous dans ${hubName}.`,
          leads: 'Ouvrez-le ici :',
        }
      : {
          subject: `Recommandé pour vous : ${what}`,
          says: `${hubName} vous recommande ${what}.`,
          leads: 'Ouvrez-le ici :',
        }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Vous avez obtenu un badge avec « ${contentName} »`,
    says: `Le ${day}, vous avez obtenu un badge avec « ${contentName} » dans ${hubName}. Bravo.`,
    leads: 'Retrouvez vos badges ici :',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} est prêt`,
    says: `Le fichier ${filename} que vous avez importé dans ${hubName} est prêt et peut être utilisé.`,
    leads: 'Continuez ici :',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} ne peut pas être utilisé`,
    says: `Le fichier ${filename} que vous avez importé dans ${hubName} ne peut pas être utilisé. La raison est indiquée là où vous l’avez importé.`,
    leads: 'Importez-en un autre ici :',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Réponse à votre demande de contenu : ${wish}`,
    says: `Votre demande de contenu dans ${hubName}, « ${wish} », a reçu une réponse.`,
    leads: 'Lisez-la ici :',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} demande un contenu : ${wish}`,
    says: `${actorName} demande un contenu dans ${hubName}, « ${wish} » :`,
    leads: 'Lisez le message ici :',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Vos données personnelles sont prêtes',
    says: `Le fichier contenant vos données personnelles de ${hubName} est prêt. Vous pouvez le récupérer pendant sept jours.`,
    leads: 'Récupérez-le ici, après connexion :',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Une copie de vos données personnelles a été demandée',
    says: `L’administration de ${hubName} a demandé une copie des données personnelles qui y sont conservées à votre sujet. Vous n’avez rien à faire.`,
    leads: 'Accédez au hub ici :',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Votre mot de passe a été modifié',
    says: `Le mot de passe de votre compte dans ${hubName} a été modifié. Toutes les autres sessions et tous les jetons d’API ont pris fin.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Un jeton d’API a été créé',
    says: `Un jeton d’API a été créé pour votre compte dans ${hubName}. Un programme peut s’en servir pour agir en votre nom.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Un jeton du hub a été créé',
    says: `Un jeton d’API qui appartient à ${hubName} a été créé. Un programme peut s’en servir pour utiliser le hub, même si des personnes le quittent.`,
    leads: 'Vous trouverez tous les jetons du hub ici :',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Le hub entier a été exporté',
    says: `Un administrateur a fait exporter tout ${hubName} dans un fichier : personnes, contenus et activité. Ceux qui en ont les droits peuvent le télécharger pendant sept jours.`,
    leads: 'Vous trouverez ici le fichier et le nom de la personne qui l’a demandé :',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Ce hub sera supprimé le ${day}`,
    says: `Un administrateur a demandé la suppression de tout ${hubName}. Le ${day}, ses personnes, contenus, fichiers et preuves d’apprentissage seront supprimés définitivement. D’ici là, tout continue comme avant.`,
    leads: 'Vous verrez ici qui l’a demandée et pourrez exporter le hub ou annuler la suppression :',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Ce hub ne sera pas supprimé',
    says: `La suppression de ${hubName} a été annulée. Tout reste en l’état.`,
    leads: 'Vous trouverez ici les paramètres du hub :',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Connexion depuis un nouveau navigateur',
    says: `Quelqu’un s’est connecté à votre compte dans ${hubName} avec un navigateur que le hub ne connaissait pas.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Le second facteur est activé',
    says: `Pour se connecter à votre compte dans ${hubName}, il faut désormais aussi un code d’une application.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Le second facteur est désactivé',
    says: `Pour se connecter à votre compte dans ${hubName}, il ne faut plus de code d’une application.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Un code de secours a été utilisé',
    says: `Un code de secours a été utilisé pour votre compte dans ${hubName}. Il ne fonctionne plus.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Une clé d’accès a été ajoutée',
    says: `une clé d’accès a été ajoutée à votre compte sur ${hubName}. Elle vous connecte sans mot de passe.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Une clé d’accès a été supprimée',
    says: `une clé d’accès de votre compte sur ${hubName} a été supprimée. Elle ne permet plus de se connecter.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    says: `Cette adresse a été demandée pour votre compte dans ${hubName}. Connectez-vous et confirmez-la ici :`,
    ends: 'Ce lien est valable pendant 24 heures. Si vous n’êtes pas concerné, ne faites rien.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Une autre adresse e-mail a été demandée',
    says: `Une autre adresse e-mail a été demandée pour votre compte dans ${hubName}. Si vous ne le souhaitez pas, annulez ici :`,
    ends: 'Ce lien est valable pendant 24 heures. L’adresse ne change qu’une fois la nouvelle confirmée.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Votre adresse e-mail a été modifiée',
    says: `Votre compte dans ${hubName} a maintenant une autre adresse e-mail. Toutes les autres sessions sont terminées.`,
    leads: NOT_YOU,
  }),
}
