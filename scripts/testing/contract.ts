import type { Contract, Operation, Parameter } from '../generate/contract.ts'

/** A bundled contract with these operations, by path and method. */
export function contractOf(
  paths: Record<string, Record<string, Operation>>,
  parameters: Record<string, Parameter> = {},
): Contract {
  return {
    openapi: '3.1.1',
    info: { title: 'Tiny', version: '1.2.0' },
    tags: [{ name: 'playlists' }],
    'x-tagGroups': [{ name: 'Store', tags: ['playlists'] }],
    'x-problems': {},
    'x-entities': {},
    paths,
    components: { schemas: {}, parameters, responses: {} },
  } as Contract
}

/** An operation that answers 200 and takes nothing. */
export function operation(operationId: string, about: Partial<Operation> = {}): Operation {
  return {
    operationId,
    tags: ['playlists'],
    summary: 'Do it',
    responses: { '200': { content: { 'application/json': { schema: { type: 'string' } } } } },
    'x-access': { allow: ['member'] },
    'x-rate': 'read',
    'x-noun': 'playlists',
    ...about,
  }
}
