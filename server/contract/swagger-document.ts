import type { Answered, ContractDocument, Declared, PathItem } from './document.ts'
import { operationsOf } from './read-contract.ts'

/**
 * The contract for Swagger UI. Led to one operation by its address, it looks for parameters there alone, not at the path.
 * It works through all that there is before it shows anything, so what refuses a call is its status and a sentence: the
 * reference has the rest.
 */
export function forSwaggerUi(contract: ContractDocument): ContractDocument {
  const shown = structuredClone(contract)
  delete shown['webhooks']
  for (const item of Object.values(shown.paths)) {
    const { parameters = [] } = item
    for (const { operation } of operationsOf(item)) {
      operation.parameters = [...parameters, ...(operation.parameters ?? [])]
      for (const [status, response] of Object.entries(operation.responses))
        operation.responses[status] = inShort(shown, status, response)
    }
    delete item.parameters
  }
  return dropExtensions(shown) as ContractDocument
}

function inShort({ components }: ContractDocument, status: string, response: Declared<Answered>) {
  const whole = '$ref' in response ? components['responses']![response.$ref.split('/').at(-1)!] : response
  const { headers: _headers, ...rest } = whole as Record<string, unknown>
  return status < '400' ? rest : { description: rest['description'] }
}

/** What is the project's own means nothing there. */
function dropExtensions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(dropExtensions)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => !key.startsWith('x-'))
  return Object.fromEntries(kept.map(([key, value]) => [key, dropExtensions(value)]))
}

/**
 * What of such a contract one tag needs: its operations, and the shapes that they name. Swagger UI works through a whole document
 * before it shows anything, which takes it a quarter of a minute for all operations and two seconds for those of a tag.
 */
export function ofTag(contract: ContractDocument, tag: string): ContractDocument {
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => {
    const own = operationsOf(item).filter(({ operation }) => operation.tags.includes(tag))
    return own.length
      ? [[path, Object.fromEntries(own.map(({ method, operation }) => [method, operation])) as PathItem] as const]
      : []
  })
  const { components, tags } = contract
  const needed = namedFrom(paths, components)
  const kept = Object.entries(components).map(([kind, all]) => {
    const isNeeded = (name: string) => kind === 'securitySchemes' || needed.has(`#/components/${kind}/${name}`)
    return [kind, Object.fromEntries(Object.entries(all).filter(([name]) => isNeeded(name)))]
  })
  return {
    ...contract,
    tags: tags.filter(({ name }) => name === tag),
    paths: Object.fromEntries(paths),
    components: Object.fromEntries(kept) as ContractDocument['components'],
  }
}

/** Every `$ref` in something, and in what these name. */
function namedFrom(node: unknown, components: ContractDocument['components']): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (each: unknown): void => {
    if (Array.isArray(each)) return each.forEach(walk)
    if (typeof each !== 'object' || each === null) return
    for (const [key, value] of Object.entries(each)) {
      if (key !== '$ref' || typeof value !== 'string') walk(value)
      else if (!found.has(value)) {
        found.add(value)
        const [, , kind, name] = value.split('/') as [string, string, string, string]
        walk(components[kind]?.[name])
      }
    }
  }
  walk(node)
  return found
}
