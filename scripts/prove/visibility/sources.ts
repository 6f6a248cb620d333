import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../generate/paths.ts'

/** A file of the server as the search for conditions reads it. */
export interface Source {
  /** Relative to the root of the repository. */
  file: string
  tree: ts.SourceFile
  /** Whether it builds statements. */
  hasStatements: boolean
  /** The table behind each alias. */
  aliases: ReadonlyMap<string, string>
  /** Functions and constants, and where each is known by its name. */
  definitions: { name: string; node: ts.Node; scope: ts.Node }[]
  /** What it takes from other files: `imported` of the file `from`, here called `name`. */
  imports: { name: string; imported: string; from: string }[]
}

const NO_PRODUCT = ['**/*.test.ts', '**/*.prove.ts', '**/*-fixtures.ts', 'server/testing/**', 'server/db/migrations/**']

/** What runs in production, of one folder. */
export function sourcesOf(folder: string): Source[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: ROOT, exclude: NO_PRODUCT }).toSorted()
  return files.map((file) => sourceOf(file, readFileSync(join(ROOT, file), 'utf8')))
}

export function sourceOf(file: string, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const source: Source = {
    file,
    tree,
    hasStatements: /from 'kysely'/.test(text),
    aliases: new Map([...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, table, alias]) => [alias!, table!])),
    definitions: [],
    imports: [],
  }
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body)
      source.definitions.push({ name: node.name.text, node: node.body, scope: tree })
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      source.definitions.push({ name: node.name.text, node: node.initializer, scope: scopeOf(node) })
    if (ts.isImportDeclaration(node)) source.imports.push(...importsOf(file, node))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return source
}

function importsOf(file: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): Source['imports'] {
  const bindings = importClause?.namedBindings
  const path = (moduleSpecifier as ts.StringLiteral).text
  if (!bindings || !ts.isNamedImports(bindings) || !path.startsWith('.')) return []
  const from = join(dirname(file), path)
  return bindings.elements.map(({ name, propertyName }) => ({
    name: name.text,
    imported: (propertyName ?? name).text,
    from,
  }))
}

function scopeOf(node: ts.Node): ts.Node {
  return ts.findAncestor(node, (each) => ts.isFunctionLike(each) || ts.isSourceFile(each))!
}
