import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { operationsOf, type Contract } from './contract.ts'
import { HEADER, SERVER_OUT } from './paths.ts'
import { writeIfChanged } from './write.ts'

/** Writes generated/server/schema.d.ts. */
export async function writeServerTypes(contract: Contract): Promise<void> {
  writeIfChanged(join(SERVER_OUT, 'schema.d.ts'), await serverTypesOf(contract))
}

/**
 * The contract's types as a handler meets them, as the text of a module. Defaults of parameters are filled in already; in a body
 * nothing is, so there a field with a default may be missing.
 */
export async function serverTypesOf(contract: Contract): Promise<string> {
  const seenByServer = structuredClone(contract)
  const inPlace = operationsOf(seenByServer).flatMap(({ operation }) => operation.parameters ?? [])
  for (const parameter of [...inPlace, ...Object.values(seenByServer.components.parameters)])
    if (parameter.schema?.default !== undefined) parameter.required = true
  const stream = ts.factory.createTypeReferenceNode('import("node:stream").Readable')
  const ast = await openapiTS(seenByServer as never, {
    defaultNonNullable: false,
    alphabetize: false,
    transform: (schema) => (schema.format === 'binary' ? stream : undefined),
  })
  return HEADER + astToString(ast)
}
