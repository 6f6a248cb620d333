import type { Texts } from '../mail-words.ts'

/** Below what happened to an account. */
const NOT_YOU = 'Si no has sido tú, elige enseguida una contraseña nueva y revisa tus sesiones aquí:'

export const texts: Texts = {
  hello: (name) => `Hola, ${name}:`,
  newsSettings: 'Elige aquí cómo recibes las novedades:',
  invitation: ({ hubName }) => ({
    subject: `Tu invitación a ${hubName}`,
    says: `Tienes una invitación a ${hubName}. Formarás parte en cuanto la aceptes:`,
    ends: 'El enlace funciona una sola vez, durante 72 horas. Después, pide otra invitación.',
  }),
  passwordReset: ({ hubName }) => ({
    subject: `Elige una contraseña nueva para ${hubName}`,
    says: `Alguien ha pedido una contraseña nueva para tu cuenta en ${hubName}. Si has sido tú, elígela aquí:`,
    ends: 'El enlace funciona una sola vez, durante una hora. Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  }),
  welcome: ({ hubName }) => ({
    subject: `Ya formas parte de ${hubName}`,
    says: `Ahora también formas parte de ${hubName}. Inicia sesión con la contraseña que ya tienes:`,
  }),
  comment: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} ha comentado «${contentName}»`,
    says: `${actorName} ha comentado «${contentName}» en ${hubName}:`,
    leads: 'Lee el comentario y responde aquí:',
    ends: 'Allí también puedes dejar de seguir los comentarios.',
  }),
  mention: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} te ha mencionado en un comentario sobre «${contentName}»`,
    says: `${actorName} te ha mencionado en un comentario sobre «${contentName}», en ${hubName}:`,
    leads: 'Lee el comentario y responde aquí:',
  }),
  reply: ({ hubName, actorName, contentName }) => ({
    subject: `${actorName} ha respondido a tu comentario en «${contentName}»`,
    says: `${actorName} ha respondido a tu comentario en «${contentName}», en ${hubName}:`,
    leads: 'Lee la respuesta y contesta aquí:',
  }),
  share: ({ hubName, actorName, contentName, hasMore }) => {
    const what = hasMore ? `«${contentName}» y más` : `«${contentName}»`
    const subject = actorName ? `${actorName} ha compartido contigo ${what}` : `Te recomendamos ${what}`
    return { subject, says: `${subject} en ${hubName}.`, leads: 'Ábrelo aquí:' }
  },
  badge: ({ hubName, contentName, day }) => ({
    subject: `Has conseguido una insignia con «${contentName}»`,
    says: `El ${day} conseguiste una insignia con «${contentName}» en ${hubName}. Enhorabuena.`,
    leads: 'Tus insignias están aquí:',
  }),
  fileReady: ({ hubName, filename }) => ({
    subject: `${filename} está listo`,
    says: `El archivo ${filename} que subiste a ${hubName} está listo y ya se puede usar.`,
    leads: 'Continúa aquí:',
  }),
  fileInvalid: ({ hubName, filename }) => ({
    subject: `${filename} no se puede usar`,
    says: `El archivo ${filename} que subiste a ${hubName} no se puede usar. El motivo aparece donde lo subiste.`,
    leads: 'Sube otro aquí:',
  }),
  requestAnswered: ({ hubName, wish }) => ({
    subject: `Respuesta a tu solicitud de contenido: ${wish}`,
    says: `Tu solicitud de contenido en ${hubName}, «${wish}», ha recibido respuesta.`,
    leads: 'Léela aquí:',
  }),
  request: ({ hubName, actorName, wish }) => ({
    subject: `${actorName} pide contenido: ${wish}`,
    says: `${actorName} pide contenido en ${hubName}, «${wish}»:`,
    leads: 'Lee el mensaje aquí:',
  }),
  dataExport: ({ hubName }) => ({
    subject: 'Tus datos personales están listos',
    says: `El archivo con tus datos personales de ${hubName} está listo. Puedes recogerlo durante siete días.`,
    leads: 'Recógelo aquí, con la sesión iniciada:',
  }),
  dataExportByAdmin: ({ hubName }) => ({
    subject: 'Se ha pedido una copia de tus datos personales',
    says: `La administración de ${hubName} ha pedido una copia de los datos personales que se guardan allí sobre ti. No tienes que hacer nada.`,
    leads: 'El hub está aquí:',
  }),
  passwordChanged: ({ hubName }) => ({
    subject: 'Se ha cambiado tu contraseña',
    says: `Se ha cambiado la contraseña de tu cuenta en ${hubName}. Todas las demás sesiones y todos los tokens de API han terminado.`,
    leads: NOT_YOU,
  }),
  tokenCreated: ({ hubName }) => ({
    subject: 'Se ha creado un token de API',
    says: `Se ha creado un token de API para tu cuenta en ${hubName}. Un programa puede actuar en tu nombre con él.`,
    leads: NOT_YOU,
  }),
  serviceTokenCreated: ({ hubName }) => ({
    subject: 'Se ha creado un token del hub',
    says: `Se ha creado un token de API que pertenece a ${hubName}. Un programa puede usar el hub con él, aunque alguien se vaya.`,
    leads: 'Aquí encontrarás todos los tokens del hub:',
  }),
  hubExported: ({ hubName }) => ({
    subject: 'Se ha exportado todo el hub',
    says: `Un administrador ha exportado todo ${hubName} a un archivo: personas, contenido y actividad. Quienes tienen los permisos necesarios pueden descargarlo durante siete días.`,
    leads: 'Aquí encontrarás el archivo y quién lo ha solicitado:',
  }),
  hubDeletion: ({ hubName, day }) => ({
    subject: `Este hub se eliminará el ${day}`,
    says: `Un administrador ha pedido que se elimine todo ${hubName}. El ${day} se eliminarán definitivamente sus personas, contenidos, archivos y registros de aprendizaje. Hasta entonces todo sigue como siempre.`,
    leads: 'Aquí verás quién lo ha pedido y podrás exportar el hub o cancelar la eliminación:',
  }),
  hubDeletionCancelled: ({ hubName }) => ({
    subject: 'Este hub no se eliminará',
    says: `Se ha cancelado la eliminación de ${hubName}. Todo sigue como está.`,
    leads: 'Aquí encontrarás los ajustes del hub:',
  }),
  newDevice: ({ hubName }) => ({
    subject: 'Inicio de sesión desde un navegador nuevo',
    says: `Alguien ha iniciado sesión en tu cuenta de ${hubName} con un navegador que el hub no conocía.`,
    leads: NOT_YOU,
  }),
  secondFactorAdded: ({ hubName }) => ({
    subject: 'Se ha activado el segundo factor',
    says: `Para iniciar sesión en tu cuenta de ${hubName} ahora también hace falta un código de una aplicación.`,
    leads: NOT_YOU,
  }),
  secondFactorRemoved: ({ hubName }) => ({
    subject: 'Se ha quitado el segundo factor',
    says: `Para iniciar sesión en tu cuenta de ${hubName} ya no hace falta un código de una aplicación.`,
    leads: NOT_YOU,
  }),
  recoveryCodeUsed: ({ hubName }) => ({
    subject: 'Se ha usado un código de recuperación',
    says: `Se ha usado un código de recuperación de tu cuenta en ${hubName}. No vuelve a funcionar.`,
    leads: NOT_YOU,
  }),
  passkeyAdded: ({ hubName }) => ({
    subject: 'Se ha añadido una llave de acceso',
    says: `se ha añadido una llave de acceso a tu cuenta de ${hubName}. Con ella inicias sesión sin contraseña.`,
    leads: NOT_YOU,
  }),
  passkeyRemoved: ({ hubName }) => ({
    subject: 'Se ha eliminado una llave de acceso',
    says: `se ha eliminado una llave de acceso de tu cuenta de ${hubName}. Ya no sirve para iniciar sesión.`,
    leads: NOT_YOU,
  }),
  emailChange: ({ hubName }) => ({
    subject: 'Confirma tu nueva dirección de correo',
    says: `Se ha pedido esta dirección para tu cuenta en ${hubName}. Inicia sesión y confírmala aquí:`,
    ends: 'El enlace funciona durante 24 horas. Si no sabes de qué se trata, no hagas nada.',
  }),
  emailChangeAsked: ({ hubName }) => ({
    subject: 'Se ha pedido otra dirección de correo',
    says: `Se ha pedido otra dirección de correo para tu cuenta en ${hubName}. Si no lo quieres, cancélalo aquí:`,
    ends: 'El enlace funciona durante 24 horas. La dirección solo cambia cuando se confirma la nueva.',
  }),
  emailChanged: ({ hubName }) => ({
    subject: 'Tu dirección de correo ha cambiado',
    says: `Tu cuenta en ${hubName} tiene ahora otra dirección de correo. Todas las demás sesiones se han cerrado.`,
    leads: NOT_YOU,
  }),
}
