import type { components } from '../../generated/server/schema.d.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import type { ShownView } from './welcome-service.ts'

type Schemas = components['schemas']

export function welcomeView(view: ShownView): Schemas['WelcomeView'] {
  const { content, translations } = view
  return {
    audience: view.audience,
    isEnabled: view.isEnabled,
    title: view.title,
    message: view.message,
    pictureId: view.pictureId,
    pictureUrl: pictureUrl(view.pictureId),
    contentId: content?.id ?? null,
    content: content && { id: content.id, type: content.type as Schemas['ContentType'], name: content.name },
    isForMe: view.isForMe,
    isSeen: view.isSeen,
    translations: translations as Schemas['WelcomeTranslation'][],
  }
}
