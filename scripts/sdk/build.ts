import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { withUnbuiltMarked } from '../../server/contract/read-contract.ts'
import { run } from '../build/steps.ts'
import { TSC } from '../check/steps.ts'
import { operationsOf, type Contract } from '../generate/contract.ts'
import { BUNDLE, HEADER, ROOT } from '../generate/paths.ts'

const HERE = import.meta.dirname
const PROBLEM = 'application/problem+json'
/** In the repository the source is checked against the server's types; the package has types of its own. */
const SCHEMA_HERE = '../../generated/server/schema.d.ts'
const SCHEMA_THERE = './schema.d.ts'
const OPTIONS =
  '--ignoreConfig --strict --exactOptionalPropertyTypes --module nodenext --verbatimModuleSyntax --declaration ' +
  '--target es2022 --lib es2023,dom,dom.iterable,dom.asynciterable'

if (import.meta.main) {
  const folder = join(ROOT, 'generated/sdk')
  await buildSdk(folder)
  console.log(`The SDK is in ${folder}. Try npm pack there.`)
}

/** `make sdk`: writes the package for integrators into a folder, which is emptied first. */
export async function buildSdk(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const contract = JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
  writeFileSync(join(folder, 'schema.d.ts'), await clientTypesOf(contract))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(), null, 2)}\n`)
  copyFileSync(join(HERE, 'README.md'), join(folder, 'README.md'))
  await compile(folder)
}

/** The contract's types as a caller meets them: what has a default may be left out, and files are blobs. */
async function clientTypesOf(contract: Contract): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const ast = await openapiTS(withUnbuiltMarked(withCodes(contract) as never) as never, {
    defaultNonNullable: false,
    alphabetize: false,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  })
  return HEADER + astToString(ast)
}

/** The contract in which each answer that refuses names the codes that it may have, so that a program is told of those alone. */
function withCodes(contract: Contract): Contract {
  const named = structuredClone(contract)
  const own = operationsOf(named).flatMap(({ operation }) => Object.values(operation.responses))
  for (const { content } of [...own, ...Object.values(named.components.responses)]) {
    const media = content?.[PROBLEM] as { schema: object; examples?: Record<string, object> } | undefined
    if (!media) continue
    const codes = Object.keys(media.examples ?? {})
    const code = { type: 'string', enum: codes }
    if (codes.length)
      media.schema = { allOf: [media.schema, { type: 'object', required: ['code'], properties: { code } }] }
  }
  return named
}

function manifestOf(): object {
  const template = JSON.parse(readFileSync(join(HERE, 'package.template.json'), 'utf8')) as object
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return {
    ...template,
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
  }
}

/** Turns the source into JavaScript and its declarations, checked against the package's own schema. */
async function compile(folder: string): Promise<void> {
  const source = readFileSync(join(HERE, 'index.ts'), 'utf8')
  if (!source.includes(SCHEMA_HERE)) throw new Error(`scripts/sdk/index.ts no longer imports ${SCHEMA_HERE}.`)
  const file = join(folder, 'index.ts')
  writeFileSync(file, source.replace(SCHEMA_HERE, SCHEMA_THERE))
  await run(TSC, [...OPTIONS.split(' '), '--types', '', file])
  rmSync(file)
}
