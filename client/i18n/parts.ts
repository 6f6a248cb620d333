import type { Messages } from '@lingui/core'
import { hasPseudo } from './locales.ts'

/**
 * `account`: the profile, how one signs in and what one has there, and what one writes below content. `awards`: the public page
 * of an award and its certificate. `discover`: how one looks for content. `manage`: pages for those who look after the hub.
 * `viewers`: how recordings, documents and pictures are shown.
 */
export type Part = 'account' | 'awards' | 'discover' | 'manage' | 'viewers'

type Catalogue = { messages: Messages }

// A chunk for each language of each part, whose names would weigh in the first load.
const parts = import.meta.glob<Catalogue>(['./locales/*/*.po', '!./locales/*/pseudo.po'])

export async function textsOfPart(part: Part, name: string): Promise<Messages> {
  if (name === 'pseudo' && hasPseudo()) return (await pseudoOf(part)).messages
  const load = parts[`./locales/${part}/${name}.po`]
  if (!load) throw new Error(`i18n holds no catalogue of ${part} in ${name}`)
  return (await load()).messages
}

function pseudoOf(part: Part): Promise<Catalogue> {
  switch (part) {
    case 'account':
      return import('./locales/account/pseudo.po')
    case 'awards':
      return import('./locales/awards/pseudo.po')
    case 'discover':
      return import('./locales/discover/pseudo.po')
    case 'manage':
      return import('./locales/manage/pseudo.po')
    case 'viewers':
      return import('./locales/viewers/pseudo.po')
  }
}
