/** The first line of every generated partial. */
export const PARTIAL_HEAD = '{/* Written by scripts/docs from the contract. Edit spec/ instead. */}\n\n'

/** Text for a table cell or heading: MDX would read braces and angle brackets as code, and a bar would end the cell. */
export function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\{}<>|*_]/g, String.raw`\$&`)
}

/** Inline code. A bar ends a table cell even within code, so it is escaped. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', String.raw`\|`)}\``
}

/** Lines that a reader opens by a click on `summary`; finding within the page opens them too. */
export function details(summary: string, lines: string[]): string {
  return ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>', ''].join('\n')
}
