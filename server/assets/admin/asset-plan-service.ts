import type { ActingCall } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import type { Chapter } from '../../files/processing/recorded-chapter-rules.ts'
import { isDrawnOf } from '../../files/key-rules.ts'
import { mayBeFramed } from '../../platform/frameable.ts'
import type { OwnAudience } from '../../content/reach/rules.ts'
import { refuseChapters } from './chapter-rules.ts'
import { refuseMisfit, type References } from './reference-service.ts'
import { completionTime, kindOfFile } from '../rules.ts'
import type { AssetRow, ScormSettings } from '../store.ts'
import { planWhenReplaced, type WhenReplaced } from './version-service.ts'

export interface AssetFields {
  published?: boolean
  fileFormat?: string | null
  audience?: 'all' | 'teams' | 'admin'
  teamIds?: string[]
  onlyInPlaylists?: boolean
  customType?: string | null
  ownerTeamId?: string | null
  description?: string | null
  locale?: string
  tags?: string[]
  subtitles?: string[]
  thumbnailId?: string | null
  alternativeText?: string | null
  download?: 'disabled' | 'enabled' | 'required'
  openInIframe?: boolean
  excludeFromAi?: boolean
  insightsEnabled?: boolean
  requiredPagesPercent?: number
  scormAdvancedSettings?: ScormSettings | null
  markAsDoneMode?: 'automatic' | 'manual'
  refid?: string | null
  externalRefId?: string | null
  parent_id?: string | null
  optional?: boolean
}

export interface NewAsset extends AssetFields {
  type: 'web' | 'upload' | 'zip' | 'scorm'
  name: string
  webUrl?: string
  fileId?: string
}

export type AssetPatch = Partial<NewAsset> & {
  acceptedLosses?: number
  whenReplaced?: WhenReplaced
  chapters?: readonly Chapter[]
}

/**
 * The asset as it is to be: what is sent, else what it was, else the defaults of the contract.
 * @param isFrameable whether the page of a new address lets itself be framed, where that was asked before
 */
export async function planAsset(
  call: ActingCall,
  before: AssetRow | null,
  input: AssetPatch,
  references: References,
  isFrameable?: boolean,
) {
  const type = input.type ?? before?.type ?? 'upload'
  const plan = {
    type,
    before,
    input,
    content: { ...contentOf(call, type, before, input), thumbnailId: thumbnailOf(before, input, references) },
    source: sourceOf(type, before, input),
  }
  return type === 'web' ? planLink(plan, call.hub.origin, isFrameable) : planFile(plan, references.file)
}

interface Plan {
  type: string
  before: AssetRow | null
  input: AssetPatch
  content: ReturnType<typeof contentOf> & { thumbnailId: string | null }
  source: ReturnType<typeof sourceOf>
}

async function planLink({ type, before, input, content, source }: Plan, hubOrigin: string, known: boolean | undefined) {
  const webUrl = input.webUrl ?? before?.webUrl
  if (!webUrl) throw badInput('web-url-required', '/webUrl', 'A web asset needs the address that it leads to.')
  if (input.fileId)
    throw badInput('not-a-file-asset', '/fileId', 'A web asset has no file. Leave fileId out, or choose another type.')
  refuseChapters(input.chapters, { kind: 'link', duration: null })
  const isSame = webUrl === before?.webUrl
  const isFrameable = isSame ? before.isFrameable : (known ?? (await mayBeFramed(webUrl, hubOrigin)))
  const usual = completionTime({ type, contentType: null, duration: null })
  const fileFormat = sent(input.fileFormat, before?.type === type ? before.fileFormat : null)
  return {
    content: { ...content, completionTime: before?.type === type ? before.completionTime : usual },
    source: {
      ...source,
      webUrl,
      isFrameable,
      fileId: null,
      fileFormat,
      duration: null,
      chapters: null,
      whenReplaced: planWhenReplaced(before, { type, fileId: null }, input.whenReplaced),
    },
  }
}

function planFile({ type, before, input, content, source }: Plan, file: References['file']) {
  if (input.webUrl)
    throw badInput(
      'not-a-web-asset',
      '/webUrl',
      'Only a web asset leads to an address. Leave webUrl out, or choose the type web.',
    )
  const base = fileOf(before, file)
  if (!base) throw badInput('file-required', '/fileId', 'This type of asset needs a file. Name an uploaded one.')
  if (file) refuseMisfit(type, file)
  const { fileId, duration, contentType } = base
  refuseChapters(input.chapters, { kind: type === 'upload' ? kindOfFile(contentType ?? '') : type, duration })
  const fileFormat = sent(input.fileFormat, base.fileFormat)
  // What its author chose stays, but a new file may be one that no page can show.
  const isChosen = before && !(file && before.download === 'disabled')
  const download = input.download ?? (isChosen ? before.download : usualDownload(type, base.uploadedType))
  const isSame = !file && before?.type === type
  return {
    content: {
      ...content,
      completionTime: isSame ? before.completionTime : completionTime({ type, contentType, duration }),
    },
    source: {
      ...source,
      webUrl: null,
      isFrameable: false,
      fileId,
      fileFormat,
      duration,
      chapters: input.chapters ?? (fileId === before?.fileId ? before.ownChapters : null),
      download,
      whenReplaced: planWhenReplaced(before, { type, fileId }, input.whenReplaced),
    },
  }
}

function fileOf(before: AssetRow | null, file: References['file']) {
  if (file)
    return {
      fileId: file.id,
      fileFormat: file.format,
      duration: file.duration,
      contentType: file.contentType,
      uploadedType: file.uploadedType,
    }
  return before?.fileId
    ? {
        fileId: before.fileId,
        fileFormat: before.fileFormat,
        duration: before.duration,
        contentType: before.contentType,
        uploadedType: before.uploadedType,
      }
    : null
}

/** What no page can show has to be downloaded. Of a document it may become pages, and then it still may be. */
function usualDownload(type: string, uploadedType: string | null): 'disabled' | 'enabled' {
  return type === 'upload' && kindOfFile(uploadedType ?? '') === 'download' ? 'enabled' : 'disabled'
}

function contentOf(call: ActingCall, type: string, before: AssetRow | null, input: AssetPatch) {
  const name = input.name ?? before?.name ?? ''
  const description = sent(input.description, before?.description ?? null)
  const tags = input.tags ?? before?.tags ?? []
  return {
    type,
    name,
    description,
    tags,
    locale: input.locale ?? before?.locale ?? call.hub.locale,
    ownerTeamId: sent(input.ownerTeamId, before?.ownerTeamId ?? null),
    externalRefId: sent(input.externalRefId, before?.externalRefId ?? null),
    customType: sent(input.customType, before?.customType ?? null),
    published: input.published ?? before?.published ?? false,
  }
}

/** What its author chose, else the picture that was drawn of its file: with another file, another. */
function thumbnailOf(before: AssetRow | null, input: AssetPatch, { file, posterId }: References): string | null {
  const chosen = sent(input.thumbnailId, before?.thumbnailId ?? null)
  if (!file || file.id === before?.fileId || input.thumbnailId) return chosen
  return chosen === null || isDrawnOf(before?.fileId, chosen) ? posterId : chosen
}

function sourceOf(type: string, before: AssetRow | null, input: AssetPatch) {
  if (type !== 'scorm' && input.scormAdvancedSettings)
    throw badInput('not-a-course', '/scormAdvancedSettings', 'Only a SCORM course has these settings.')
  return {
    alternativeText: sent(input.alternativeText, before?.alternativeText ?? null),
    download: input.download ?? before?.download ?? ('disabled' as const),
    openInIframe: input.openInIframe ?? before?.openInIframe ?? true,
    excludeFromAi: input.excludeFromAi ?? before?.excludeFromAi ?? false,
    insightsEnabled: input.insightsEnabled ?? before?.insightsEnabled ?? true,
    requiredPagesPercent: input.requiredPagesPercent ?? before?.requiredPagesPercent ?? 100,
    markAsDone: input.markAsDoneMode ?? before?.markAsDone ?? 'automatic',
    scormSettings: type === 'scorm' ? courseSettings(input.scormAdvancedSettings, before?.scormSettings ?? null) : null,
    refId: sent(input.refid, before?.refId ?? null),
  }
}

/** Programs that know fewer settings than the hub leave those that they do not know as they are. */
function courseSettings(sent: ScormSettings | null | undefined, before: ScormSettings | null): ScormSettings | null {
  return sent ? { ...before, ...sent } : sent === null ? null : before
}

/** Null takes a value away; what is left out stays. */
function sent<T>(value: T | undefined, before: T): T {
  return value === undefined ? before : value
}

/** Whom an asset is meant for: what is sent, else as it was. A new one that a playlist holds at once is seen there alone. */
export function planAudience(before: OwnAudience | null, input: AssetPatch): OwnAudience {
  return {
    audience: input.audience ?? before?.audience ?? 'all',
    teamIds: input.teamIds ?? before?.teamIds ?? [],
    onlyInPlaylists: input.onlyInPlaylists ?? before?.onlyInPlaylists ?? Boolean(input.parent_id),
  }
}
