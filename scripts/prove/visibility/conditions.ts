import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../generate/paths.ts'
import { shownColumns } from './columns.ts'
import { sourcesOf, type Source } from './sources.ts'

/**
 * What a visibility condition is: a part of a statement that can be left out, and that
 * - asks for a column that decides who sees what (see columns.ts), or
 * - uses something that does: a predicate, a sub-query, a constant, of its own file or of another.
 *
 * Parts that can be left out are what `where`, `on` and `having` take, what `and`, `or` and `not` combine, what `when` asks,
 * and a truth that is selected.
 */
export interface Condition {
  id: number
  /** Relative to the root of the repository. */
  file: string
  line: number
  text: string
  /** What a statement has in its place when it is left out. */
  left: 'true' | 'false'
  /** Where it stands in its file; three arguments are one condition. */
  start: number
  end: number
  isArguments: boolean
}

type Part = Pick<Condition, 'left' | 'isArguments'> & { nodes: readonly ts.Node[] }

/** Names of methods of Kysely that take one. */
const CLAUSES = ['where', 'on', 'having', 'when']

/** All of them in the server, in the order of their files. */
export function findConditions(sources: readonly Source[] = sourcesOf('server')): Condition[] {
  const schema = readFileSync(join(ROOT, 'server/db/schema.sql'), 'utf8')
  const asksFor = shownColumns(schema)
  const deciding = decidingNames(sources, asksFor)
  const found = sources.flatMap((source) => {
    const decides = (node: ts.Node) => asks(node, source, asksFor) || uses(node, deciding.get(source.file)!)
    if (!source.hasStatements) return []
    const conditions = conditionsIn(source, decides)
    mustBeApart(source, conditions, decides, asksFor)
    return conditions
  })
  return found.map((condition, id) => ({ ...condition, id }))
}

/** @throws Error for a text of SQL that joins conditions, or that asks for one where it neither can be left out nor has a name that others use */
function mustBeApart(
  source: Source,
  conditions: readonly Pick<Condition, 'start' | 'end'>[],
  decides: (node: ts.Node) => boolean,
  asksFor: ReturnType<typeof shownColumns>,
): void {
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) {
      const [start, end] = [node.getStart(source.tree), node.getEnd()]
      const isInside = conditions.some((each) => each.start <= start && end <= each.end)
      const text = textOf(node.template)
      const isColumn = /^[\w.]+$/.test(text)
      const isElsewhere = isInside || isColumn || isShown(node) || isNamed(node)
      if ((JOINING.test(text) && decides(node)) || (!isElsewhere && asksFor(text, source.aliases))) {
        const { line } = source.tree.getLineAndCharacterOfPosition(start)
        throw new Error(
          `${source.file}:${line + 1} decides who sees what within a text of SQL. Build it with eb.and, eb.or or eb.case, so that each part can be left out.`,
        )
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source.tree)
}

/** Whether a name stands for it, so that it can be left out wherever the name is used. */
function isNamed({ parent }: ts.Node): boolean {
  return ts.isVariableDeclaration(parent) || ts.isReturnStatement(parent)
}

/** Whether it only says what is shown, or in which order. */
function isShown(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isSourceFile(parent)) return false
  return (ts.isCallExpression(parent) && parent.expression !== node && isShowing(parent)) || isShown(parent)
}

function isShowing({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && SHOWING.includes(expression.name.text)
}

const JOINING = /\b(and|or|case)\b/

/** What a template says itself, without what is put into it. */
function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(' ')
}

function conditionsIn({ file, tree }: Source, decides: (node: ts.Node) => boolean): Omit<Condition, 'id'>[] {
  const found: Omit<Condition, 'id'>[] = []
  const visit = (node: ts.Node): void => {
    const parts = partsOf(node)
    const hasSiblings = isAnd(node) && parts.some(({ nodes }) => nodes.some(decides))
    for (const { nodes, left, isArguments } of parts)
      if (hasSiblings || nodes.some(decides)) {
        const [start, end] = [nodes[0]!.getStart(tree), nodes.at(-1)!.getEnd()]
        const { line } = tree.getLineAndCharacterOfPosition(start)
        const text = oneLine(tree.text.slice(start, end))
        found.push({ file, line: line + 1, text, left, start, end, isArguments })
      }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

function partsOf(node: ts.Node): Part[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const [first, second] = node.arguments
  const name = node.expression.name.text
  if (!first) return []
  if (CLAUSES.includes(name)) {
    const left = name === 'when' ? 'false' : 'true'
    if (second) return node.arguments.length === 3 ? [{ nodes: node.arguments, left, isArguments: true }] : []
    return results(first).map((each) => ({ nodes: [each], left, isArguments: false }))
  }
  if ((name === 'and' || name === 'or') && ts.isArrayLiteralExpression(first))
    return first.elements.map((each) => ({
      nodes: [each],
      left: name === 'and' ? 'true' : 'false',
      isArguments: false,
    }))
  if (name === 'not' && !isExists(first)) return [{ nodes: [first], left: 'true', isArguments: false }]
  if (name === 'as' && isTruth(node.expression.expression))
    return [{ nodes: [node.expression.expression], left: 'true', isArguments: false }]
  return []
}

/** Of what only decides together each part does, whatever it asks for. */
function isAnd(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'and'
  )
}

/** What a function gives back, or the thing itself where it is no function. */
function results(node: ts.Node): ts.Node[] {
  if (!ts.isArrowFunction(node)) return [node]
  if (!ts.isBlock(node.body)) return [node.body]
  return node.body.statements.flatMap((each) =>
    ts.isReturnStatement(each) && each.expression ? [each.expression] : [],
  )
}

function isExists(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'exists'
  )
}

/** sql<boolean>`…` */
function isTruth(node: ts.Node): boolean {
  return ts.isTaggedTemplateExpression(node) && /^(boolean|SqlBool)$/.test(node.typeArguments?.[0]?.getText() ?? '')
}

/** Lists what is only shown or put in order: that hides nothing. */
const SHOWING = ['select', 'orderBy', 'groupBy', 'returning', 'columns', 'omit']

/** Whether a text in a node asks for a column that decides. */
function asks(node: ts.Node, { aliases }: Source, asksFor: ReturnType<typeof shownColumns>): boolean {
  if (ts.isStringLiteralLike(node)) return asksFor(node.text, aliases)
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return asksFor(node.text, aliases)
  return inside(node, (each) => asks(each, { aliases } as Source, asksFor))
}

/** @param names where each name stands for something that decides */
function uses(node: ts.Node, names: Names): boolean {
  if (ts.isIdentifier(node) && !isMember(node))
    return (names.get(node.text) ?? []).some((scope) => ts.findAncestor(node, (each) => each === scope))
  return inside(node, (each) => uses(each, names))
}

function isMember(node: ts.Identifier): boolean {
  return (
    (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
    (ts.isPropertyAssignment(node.parent) && node.parent.name === node)
  )
}

/** Looks into the children of a node, but for what is only shown. */
function inside(node: ts.Node, look: (node: ts.Node) => boolean): boolean {
  if (ts.isCallExpression(node) && isShowing(node))
    return look((node.expression as ts.PropertyAccessExpression).expression)
  return ts.forEachChild(node, (child) => look(child) || undefined) ?? false
}

/** Names, each with the parts of its file in which it is known. */
type Names = Map<string, ts.Node[]>

/** What stands in each file for something that decides, until no more is found. */
function decidingNames(sources: readonly Source[], asksFor: ReturnType<typeof shownColumns>): Map<string, Names> {
  const names = new Map(sources.map(({ file }): [string, Names] => [file, new Map()]))
  const add = (own: Names, name: string, scope: ts.Node) => {
    const scopes = own.get(name) ?? []
    if (scopes.includes(scope)) return false
    own.set(name, [...scopes, scope])
    return true
  }
  for (let hasMore = true; hasMore;) {
    hasMore = false
    for (const source of sources) {
      const own = names.get(source.file)!
      for (const { name, node, scope } of source.definitions)
        if (!own.get(name)?.includes(scope) && (asks(node, source, asksFor) || uses(node, own)))
          hasMore = add(own, name, scope) || hasMore
      for (const { name, imported, from } of source.imports)
        if (names.get(from)?.has(imported)) hasMore = add(own, name, source.tree) || hasMore
    }
  }
  return names
}
