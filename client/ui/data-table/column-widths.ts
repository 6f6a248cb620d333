import type { Column } from './column.ts'

/** In CSS pixels, of the column that selects rows. */
const CHECK_WIDTH = 48
/** What a column without a width has at the least, so that the title of a row can be read. */
const FREE_WIDTH = 200

/**
 * The widths of some columns, which become narrower together where the list is too narrow for them; undefined for those that
 * share what is left. The list is a container of its inline size.
 */
export function columnWidths(columns: readonly Pick<Column<never>, 'width'>[], hasChecks: boolean) {
  const inUnit = (unit: RegExp) => columns.map(({ width }) => unit.exec(width ?? '')?.[1])
  const pixels = inUnit(/^(\d+)px$/)
  const rest = inUnit(/^(\d+)%$/).reduce((left, width) => left - Number(width ?? 0), 100)
  const free = columns.filter(({ width }) => width === undefined).length * FREE_WIDTH
  const total = pixels.reduce((sum, width) => sum + Number(width ?? 0), free + (hasChecks ? CHECK_WIDTH : 0))
  return columns.map(({ width }, nth) =>
    pixels[nth] === undefined ? width : `min(${width}, ${((rest * Number(pixels[nth])) / total).toFixed(2)}cqw)`,
  )
}
