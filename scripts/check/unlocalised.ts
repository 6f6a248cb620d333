import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../generate/paths.ts'
import type { Findings } from './steps.ts'

/**
 * What people see or hear, by the name of the attribute, property or parameter: of HTML, of Mantine and of the parts in
 * client/ui. A text there has to be translated, however short it is.
 */
const SHOWN = new Set([
  'all',
  'alt',
  'confirm',
  'description',
  'empty',
  'error',
  'hint',
  'legend',
  'message',
  'note',
  'placeholder',
  'save',
  'send',
  'sentence',
  'submit',
  'text',
  'title',
])
const LABEL = /label$/i
const ARIA = new Set(['aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'])
/** Functions whose first argument is said to people. */
const SAID = new Set(['notify', 'setSaid'])
/** Tags of Lingui, whose words are translated, and its functions. */
const TRANSLATED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
const MACROS = new Set(['t', 'msg', 'plural', 'select', 'selectOrdinal'])
/** Attributes and properties that name something for the program. */
const NAMES = new Set(['aria-keyshortcuts', 'className', 'id', 'key', 'preserveAspectRatio'])
/** Functions that compare a text, find something by it, or write to the log. */
const TECHNICAL = /^console\.|\.(?:addEventListener|endsWith|get|has|includes|indexOf|set|startsWith)$/
/** The name of a class. */
const CLASS = /^[a-z]+(?:-[a-z]+)+$/
/** Two letters beside each other: no sign, no number, no single key. */
const WORDS = /\p{L}{2}/u
/** What begins with a word with a capital letter, and names no header, class or address. */
const SENTENCE = /^\P{L}*\p{Lu}\p{Ll}+(?:[\s.,:;!?…’']|$)/u
/** Two words beside each other, of letters alone. */
const PHRASE = /(?:^|\s)\p{L}{2,}[.,:!?…]?\s+\p{L}{2,}(?:[\s.,:;!?…]|$)/u
/** In a text around values: a word with a space in front of it or behind it. */
const PART = /\s\p{L}{2,}[.,:;!?…]?(?:\s|$)|^\p{L}{2,}\s/u
/** What no person reads, and names that are the same in all languages. */
const UNSHOWN = new Set([
  // Browsers and systems.
  'Android',
  'Chrome',
  'Edge',
  'Firefox',
  'Linux',
  'Mac OS X',
  'Opera',
  'Safari',
  'Windows',
  // The language in which developers see what is not translated.
  'Pseudo',
  // Kept by the hub beside the file, in English as all that it says itself.
  'The bytes did not arrive.',
  // How a language calls itself.
  ', Sie',
  // A word of SCORM.
  'not attempted',
])

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression
type Text = ts.LiteralLikeNode | ts.JsxText

/** Finds words on a screen that nobody can translate, since they do not go through Lingui. */
export function checkUnlocalised(): Findings {
  const unseen = ['test', 'prove', 'd', 'config'].map((kind) => `client/**/*.${kind}.{ts,tsx}`)
  const folders = ['dist', 'dist-player', 'e2e', 'mocks', '**/testing'].map((name) => `client/${name}/**`)
  return globSync('client/**/*.{ts,tsx}', { cwd: ROOT, exclude: [...unseen, ...folders] }).flatMap((path) =>
    findUnlocalised(path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')),
  )
}

export function findUnlocalised(path: string, text: string): Findings {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found = new Set<Text>()
  const visit = (node: ts.Node, isTranslated: boolean): void => {
    if (isNoText(node)) return
    for (const each of textsAt(node, isTranslated)) found.add(each)
    // Of what stands in a translated tag, the attributes are not translated.
    const isInside = isTranslated || (ts.isJsxElement(node) && isTranslating(node.openingElement))
    ts.forEachChild(node, (child) => visit(child, isInside && !ts.isJsxAttributes(child)))
  }
  visit(source, false)
  return [...found].map((node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    return `${path}:${line + 1} shows "${node.text.trim()}" in one language. Put it into Trans, or t of Lingui.`
  })
}

/** Types, imports, names that are put together, and what Lingui translates. */
function isNoText(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isComputedPropertyName(node)) return true
  if (ts.isTaggedTemplateExpression(node)) return MACROS.has(node.tag.getText())
  if (ts.isCallExpression(node)) return MACROS.has(node.expression.getText())
  return (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && isTranslating(node)
}

function isTranslating({ tagName }: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  return TRANSLATED.has(tagName.getText())
}

/** Words where people see whatever stands there, and elsewhere what reads like a sentence. */
function textsAt(node: ts.Node, isTranslated: boolean): Text[] {
  if (isTranslated) return []
  if (ts.isJsxText(node)) return WORDS.test(node.text) ? [node] : []
  if (isLiteral(node)) return isTechnical(node) ? [] : partsOf(node).filter(readsLikeWords)
  return textsIn(shownAt(node))
}

/** What people see of a node that shows something. */
function shownAt(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? undefined : node.expression
  if (ts.isCallExpression(node)) return SAID.has(node.expression.getText()) ? node.arguments[0] : undefined
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node)
  if (!isNamed || !isShown(node.name.getText())) return undefined
  return node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
}

function isShown(name: string): boolean {
  return SHOWN.has(name) || LABEL.test(name) || ARIA.has(name)
}

/** The texts that an expression may come to: itself, and each way of a choice. */
function textsIn(node: ts.Node | undefined): Text[] {
  if (!node) return []
  if (isLiteral(node))
    return partsOf(node).filter(({ text }) => WORDS.test(text) && !CLASS.test(text) && !UNSHOWN.has(text))
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)]
  if (ts.isBinaryExpression(node) && !isComparison(node)) return [...textsIn(node.left), ...textsIn(node.right)]
  return []
}

function isLiteral(node: ts.Node): node is Literal {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

function partsOf(node: Literal): Text[] {
  return ts.isTemplateExpression(node) ? [node.head, ...node.templateSpans.map(({ literal }) => literal)] : [node]
}

function readsLikeWords(node: Text): boolean {
  const { text } = node
  return !UNSHOWN.has(text) && (SENTENCE.test(text) || PHRASE.test(text) || (isPart(node) && PART.test(text)))
}

/** Whether it becomes whole by what stands beside it. */
function isPart({ kind, parent }: Text): boolean {
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.PlusToken
  return kind !== ts.SyntaxKind.StringLiteral && kind !== ts.SyntaxKind.NoSubstitutionTemplateLiteral
}

/** Whether a text is there to be compared, as a name, or for whoever reads the log. */
function isTechnical(node: Literal): boolean {
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return isComparison(parent)
  if (ts.isCallExpression(parent)) return TECHNICAL.test(parent.expression.getText())
  if (ts.isNewExpression(parent)) return parent.expression.getText().endsWith('Error')
  const named = ts.isJsxExpression(parent) ? parent.parent : parent
  if (!ts.isPropertyAssignment(named) && !ts.isJsxAttribute(named)) return ts.isCaseClause(parent)
  return named.name === node || NAMES.has(named.name.getText())
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(kind)
}
