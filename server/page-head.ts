import { previewOfAward } from './badges/award-preview-service.ts'
import type { Context, Hub } from './context.ts'
import { escapeHtml } from './platform/escape-html.ts'

/**
 * What a page says of itself before its code runs: to programs that show a link with a title and a picture, and to whoever
 * waits. Anybody may ask, so it is what strangers may know: of content not even the name.
 * @see https://ogp.me/
 */

export interface PageAbout {
  title: string
  description: string | null
  /** Relative to the hub. */
  picture: string
  /** Whether the picture is one to look at rather than a mark. */
  isWide?: boolean
}

/** @param path without what follows a question mark */
export async function pageAbout(context: Context, hub: Hub, path: string): Promise<PageAbout> {
  const awardId = /^\/awards\/([0-9a-f-]{36})\/?$/i.exec(path)?.[1]
  const award = awardId && (await previewOfAward(context, hub, awardId))
  return award || ofHub(hub)
}

function ofHub({ name, locale, signInTexts, signInCoverUrl, logoUrl }: Hub): PageAbout {
  return {
    title: name,
    description: signInTexts.find((text) => text.locale === locale)?.text ?? null,
    picture: signInCoverUrl ?? logoUrl ?? '/icons/512.png',
    isWide: signInCoverUrl !== null,
  }
}

export function headOf({ name, origin }: Hub, { title, description, picture, isWide }: PageAbout): string {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title],
    ...(description ? [['og:description', description]] : []),
    ['og:image', origin + picture],
    ['twitter:card', isWide ? 'summary_large_image' : 'summary'],
  ] as const
  const metas = tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
  return `<title>${escapeHtml(title)}</title>${metas.join('')}`
}
