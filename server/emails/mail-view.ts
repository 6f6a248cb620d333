import { escapeHtml } from '../platform/escape-html.ts'
import { intlTag } from '../platform/intl-tag.ts'

/** A mail with the hub's logo above its words. */

export interface Look {
  locale: string
  hubName: string
  origin: string
}

/**
 * The words of a mail as a page, paragraph by paragraph. Nothing in them is mark-up, and only an address of the hub that has
 * a line to itself can be followed. @param logo the address of the picture
 */
export function htmlOf(text: string, logo: string, { locale, hubName, origin }: Look): string {
  const paragraphs = text.split('\n\n').map((part) => `<p>${part.split('\n').map(lineOf(origin)).join('<br>')}</p>`)
  return [
    `<!doctype html><html lang="${intlTag(locale)}"><head><meta charset="utf-8"></head>`,
    '<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 640px">',
    `<p><img src="${logo}" alt="${escapeHtml(hubName)}" style="max-width: 240px; max-height: 48px"></p>`,
    ...paragraphs,
    '</body></html>',
  ].join('\n')
}

function lineOf(origin: string) {
  return (line: string): string => {
    const words = escapeHtml(line)
    const isLink = line.startsWith(`${origin}/`) && !/\s/.test(line)
    return isLink || line === origin ? `<a href="${words}">${words}</a>` : words
  }
}
