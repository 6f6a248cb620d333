import type { components } from '../../generated/server/schema.d.ts'
import { displayName } from '../users/rules.ts'
import { card } from '../content/wire.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import { person } from '../users/wire.ts'
import type { getShareAudience, SharedEntry } from './service.ts'
import type { StatusChangePreview } from './status-change-service.ts'

type Schemas = components['schemas']

/** The contract shows no more names than this. */
const MAX_SHARERS = 100

export function page(page: Page<SharedEntry>, offset: number): Schemas['SharedItemPage'] {
  return pageAnswer(page, offset, item)
}

function item(entry: SharedEntry): Schemas['SharedItem'] {
  return {
    share_ref_id: entry.contentId,
    share_context_id: entry.contextId,
    content: card(entry.card),
    sharers: entry.sharers.slice(0, MAX_SHARERS).map(person),
    sharedTime: entry.sharedAt.toISOString(),
    label: entry.label,
    message: entry.message,
  }
}

export function audience({ teams, people }: Awaited<ReturnType<typeof getShareAudience>>): Schemas['ShareAudience'] {
  return {
    teams,
    users: people.map((row) => ({
      id: row.id,
      name: displayName(row),
      first_name: row.firstName,
      last_name: row.lastName,
    })),
  }
}

/** The people whom a change of status would affect. */
export function statusChangePage(preview: StatusChangePreview, offset: number): Schemas['StatusChangePage'] {
  return {
    ...pageAnswer(preview, offset, (row) => ({
      id: row.id,
      name: displayName(row),
      email: row.email,
      pictureUrl: pictureUrl(row.pictureId),
      changeCount: row.changeCount ?? 0,
      isShareRecipient: row.isShareRecipient,
    })),
    totalUserShares: preview.shareCount,
    emailCount: preview.mailCount,
    previewToken: preview.token,
  }
}
