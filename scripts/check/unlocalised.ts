import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/** Attributes whose text people see or hear. */
const SHOWN = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
  'alt',
  'description',
  'legend',
])
/** Tags of Lingui, whose words are translated. */
const TRANSLATED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
/** Two letters beside each other: no sign, no number, no single key. */
const WORDS = /\p{L}{2}/u

/** Finds words on a screen that nobody can translate, since they do not go through Lingui. */
export function checkUnlocalised(): Findings {
  return globSync('client/**/*.tsx', { cwd: ROOT, exclude: ['client/**/*.test.tsx', 'client/dist*/**'] }).flatMap(
    (path) => findUnlocalised(path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')),
  )
}

export function findUnlocalised(path: string, text: string): Findings {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const findings: Findings = []
  const report = (node: ts.Node, words: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    findings.push(`${path}:${line + 1} shows "${words.trim()}" in one language. Put it into Trans, or t of Lingui.`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && TRANSLATED.has(node.openingElement.tagName.getText())) return
    if (ts.isJsxText(node) && WORDS.test(node.text)) report(node, node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      for (const each of textsIn(node.expression)) report(each, each.text)
    if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
      for (const each of textsIn(value)) report(each, each.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

/** The texts that an expression may come to: itself, and each way of a choice. */
function textsIn(node: ts.Node | undefined): ts.LiteralLikeNode[] {
  if (!node) return []
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return WORDS.test(node.text) ? [node] : []
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].filter(({ text }) => WORDS.test(text))
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)]
  if (ts.isBinaryExpression(node))
    return [...textsIn(node.left), ...textsIn(node.right)].filter(() => !isComparison(node))
  return []
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(kind)
}
