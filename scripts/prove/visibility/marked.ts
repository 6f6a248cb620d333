import { expressionBuilder, sql, type Expression, type OperandExpression, type RawBuilder, type SqlBool } from 'kysely'

/** What the marking plugin puts around each condition: its number, as a comment that changes nothing of the statement. */

const eb = expressionBuilder<never>() as unknown as (...comparison: unknown[]) => Expression<SqlBool>

export function marked(id: number, condition: OperandExpression<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${condition}) ${sql.raw(markOf(id))})`
}

export function markedComparison(id: number, ...comparison: unknown[]): RawBuilder<SqlBool> {
  return marked(id, eb(...comparison))
}

export const MARK = /\/\*condition (\d+)\*\//g

export function markOf(id: number): string {
  return `/*condition ${id}*/`
}
