import { teamsManagedBy } from '../access/rights.ts'
import { detailsOf, recordAudit, recordAudits, recordUnchanged, type AuditDetail } from '../audit/service.ts'
import { findTarget, type TargetRow } from '../content/service.ts'
import type { Call } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { badInput } from '../contract/problems.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteUnusedFile } from '../files/delete-service.ts'
import { hasPicture } from '../hubs/hub-picture-service.ts'
import { lockHub, offersLocale } from '../hubs/service.ts'
import * as rules from './welcome-rules.ts'
import type { Audience, WelcomeView, Words } from './welcome-rules.ts'
import * as store from './welcome-store.ts'

/** What people see on their first visit. */

export interface WelcomePatch {
  audience: Audience
  isEnabled?: boolean
  title?: string
  message?: string | null
  pictureId?: string | null
  contentId?: string | null
  translations?: { locale: string; title: string; message?: string | null }[]
}

/** A view as one person sees it. */
export type ShownView = store.WelcomeRow & {
  title: string
  message: string | null
  translations: Words[]
  content: TargetRow | null
  isForMe: boolean
}

/** The caller's own view where it is shown, and all three for who may see the settings; with the ETag of them all. */
export async function listWelcomeViews(call: Call): Promise<{ items: ShownView[]; tag: string }> {
  const views = await viewsOf(call)
  const own = audienceOf(call)
  const mayEdit = call.caller.privileges.has('settings_read')
  const shown = views.filter(({ audience, isEnabled }) => mayEdit || (audience === own && isEnabled))
  const items: ShownView[] = []
  for (const view of shown)
    items.push({
      ...view,
      ...(mayEdit ? editedWords(call, view) : readWords(call, view)),
      content: await contentFor(call, view, mayEdit),
      isForMe: view.audience === own,
    })
  return { items, tag: tagOf(views) }
}

/**
 * Changes the views that are sent. @returns the new ETag
 * @throws 400 `duplicate-audience`, `locale-not-offered` or `unknown-reference`, 412, 428
 */
export async function updateWelcomeViews(
  call: Call,
  ifMatch: IfMatch,
  patches: readonly WelcomePatch[],
): Promise<string> {
  mustBeDistinct(patches)
  patches.forEach((patch, index) => mustBeOffered(call, patch.translations ?? [], index))
  return inTransaction(call, async (call) => {
    await lockHub(call)
    const before = await viewsOf(call)
    mustBeState(ifMatch, before.map(rules.stateOf))
    const changes = patches.map((patch, index) => {
      const view = before.find(({ audience }) => audience === patch.audience)!
      return { index, view, next: applied(call, view, patch), details: changesOf(call, view, patch) }
    })
    const changed = changes.filter(({ details }) => details.length > 0)
    for (const { index, view, next } of changed) {
      await mustExist(call, view, next, index)
      await store.putView(call.db, next)
    }
    // After all of them, because one may take over the picture of another.
    for (const { view, next } of changed)
      if (view.pictureId && view.pictureId !== next.pictureId) await deleteUnusedFile(call, view.pictureId)
    if (changed.length === 0) recordUnchanged(call)
    await recordAudits(
      call,
      changed.map(({ next, details }) => ({ ...entryOf(next.audience), details })),
    )
    return tagOf(await viewsOf(call))
  })
}

/** How many people would see a view once more. */
export function previewWelcomeViewsReset({ db }: Call): Promise<number> {
  return store.countDismissals(db)
}

/** Shows everybody their view once more. */
export function resetWelcomeViews(call: Call): Promise<void> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    const count = await store.countDismissals(call.db)
    await store.beginRound(call.db)
    const details = count > 0 ? [{ property: 'seenBy', oldValue: count, value: 0 }] : []
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'welcomeView',
      objectId: null,
      objectName: 'Welcome views',
      details,
    })
  })
}

/** Shows the caller's view to them no more. */
export function dismissMyWelcomeView(call: Call): Promise<void> {
  return store.dismiss(call.db, call.caller.memberId, audienceOf(call), call.context.now())
}

function audienceOf(call: Call): Audience {
  return rules.audienceOf(call.caller, teamsManagedBy(call))
}

/** One for each kind of people, whether it was written or not. */
async function viewsOf({ db, caller }: Call): Promise<store.WelcomeRow[]> {
  const rows = await store.listViews(db, { memberId: caller.memberId })
  return rules.AUDIENCES.map(
    (audience) => rows.find((row) => row.audience === audience) ?? { ...rules.unwritten(audience), isSeen: false },
  )
}

function tagOf(views: readonly WelcomeView[]): string {
  return stateTag(views.map(rules.stateOf))
}

function editedWords({ hub }: Call, view: WelcomeView) {
  const { title, message } = rules.ownWords(view, hub)
  return { title, message, translations: rules.translationsOf(view, hub) }
}

function readWords({ hub, caller }: Call, view: WelcomeView) {
  const { title, message } = rules.wordsFor(view, caller.locale, hub)
  return { title, message, translations: [] }
}

/** What to begin with, where the caller may know of it. */
async function contentFor(call: Call, { contentId }: WelcomeView, mayEdit: boolean): Promise<TargetRow | null> {
  const content = contentId && (await findTarget(call, contentId))
  return content && (mayEdit || content.isVisible) ? content : null
}

function applied({ hub }: Call, view: WelcomeView, { translations, ...patch }: WelcomePatch): WelcomeView {
  const change = { ...patch, ...(translations && { translations: translations.map(complete) }) }
  return {
    audience: view.audience,
    isEnabled: patch.isEnabled ?? view.isEnabled,
    words: rules.wordsAfter(view, change, hub),
    pictureId: patch.pictureId === undefined ? view.pictureId : patch.pictureId,
    contentId: patch.contentId === undefined ? view.contentId : patch.contentId,
    round: view.round,
  }
}

/** By the names of the contract, with whose view it is. */
function changesOf(
  call: Call,
  view: WelcomeView,
  { audience: _, translations, ...patch }: WelcomePatch,
): AuditDetail[] {
  const { isEnabled, pictureId, contentId } = view
  const before = { isEnabled, pictureId, contentId, ...editedWords(call, view) }
  const sent = { ...patch, ...(translations && { translations: translations.map(complete) }) }
  const changed = detailsOf(before, sent)
  // The list shows no more of a thing than its kind.
  return changed.map((detail) => ({ ...detail, property: `${view.audience}.${detail.property}` }))
}

const complete = ({
  locale,
  title,
  message = null,
}: {
  locale: string
  title: string
  message?: string | null
}): Words => ({
  locale,
  title,
  message,
})

function entryOf(audience: Audience) {
  return {
    action: 'UPDATE',
    objectType: 'welcomeView',
    objectId: null,
    objectName: `Welcome view: ${audience}`,
  } as const
}

function mustBeDistinct(patches: readonly WelcomePatch[]): void {
  const twice = patches.findIndex(
    ({ audience }, index) => patches.findIndex((each) => each.audience === audience) < index,
  )
  if (twice >= 0)
    throw badInput(
      'duplicate-audience',
      `/items/${twice}/audience`,
      'Each kind of people has one view. Leave out the second mention.',
    )
}

function mustBeOffered(call: Call, translations: readonly { locale: string }[], at: number): void {
  const seen = new Set([call.hub.locale])
  for (const [index, { locale }] of translations.entries()) {
    if (seen.has(locale) || !offersLocale(call, locale))
      throw badInput(
        'locale-not-offered',
        `/items/${at}/translations/${index}/locale`,
        "Each translation needs a language of its own that the hub offers and that is not the hub's default.",
      )
    seen.add(locale)
  }
}

/** What was there before may stay, also where it was deleted meanwhile. @throws 400 `unknown-reference` */
async function mustExist(call: Call, before: WelcomeView, next: WelcomeView, at: number): Promise<void> {
  const { pictureId, contentId } = next
  if (pictureId && pictureId !== before.pictureId && !(await hasPicture(call, pictureId)))
    throw badInput('unknown-reference', `/items/${at}/pictureId`, 'There is no such picture in this hub.')
  if (contentId && contentId !== before.contentId && !(await findTarget(call, contentId)))
    throw badInput('unknown-reference', `/items/${at}/contentId`, 'There is no such playlist or asset in this hub.')
}
