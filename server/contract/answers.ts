import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { ValidateFunction } from 'ajv'
import type { FastifySerializerCompiler } from 'fastify/types/schema.d.ts'
import { BrokenAnswer } from './broken-answer.ts'
import { undeclaredIn } from './undeclared.ts'
import type { Resolve } from './routes.ts'
import { compilerOf, newAjv } from './validation.ts'

/**
 * In development and in every test an answer that breaks the contract is a fault of the server: checked in full,
 * undeclared fields included, where Fastify's own serialiser would drop or coerce in silence.
 */
export function answerCheck(resolve: Resolve): FastifySerializerCompiler<object> {
  const ajv = newAjv({ allErrors: true })
  const compile = compilerOf(ajv, (schema) => closed(resolve(schema)) as object)
  return ({ schema, method, url, httpStatus }) => {
    let check: ValidateFunction | undefined
    return (data) => {
      check ??= compile(schema)
      const text = JSON.stringify(data)
      // Dates become text only in JSON, so the text is what has to fit.
      if (!check(JSON.parse(text)))
        throw new BrokenAnswer(
          `The answer ${httpStatus} of ${method} ${url} breaks the contract: ${ajv.errorsText(check.errors, { dataVar: 'body' })}`,
        )
      return text
    }
  }
}

/**
 * Writes answers as the contract has them, dropping what it does not name. Each is compiled when it is first needed.
 * @param onUndeclared told of each field that is dropped, by the URL of the call and the path of the field
 */
export function answerWriter(
  resolve: Resolve,
  onUndeclared: (method: string, url: string, field: string) => void,
): FastifySerializerCompiler<object> {
  const compile = SerializerSelector()({}, {})
  const compiledFor = (schema: object) => ({
    undeclared: undeclaredIn(schema),
    write: compile({ schema } as never) as (data: unknown) => string,
  })
  return (route) => {
    let compiled: { undeclared(data: unknown): string[]; write(data: unknown): string } | undefined
    return (data) => {
      compiled ??= compiledFor(resolve(route.schema))
      for (const field of compiled.undeclared(data)) onUndeclared(route.method, route.url, field)
      return compiled.write(data)
    }
  }
}

/** Answers may hold only declared fields: an object schema without a word on more fields is closed for the check. */
function closed(schema: unknown, isPart = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each, isPart))
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value, key === 'allOf')]))
  const isObject = [copy['type']].flat().includes('object')
  if (isPart || !isObject || copy['additionalProperties'] !== undefined || copy['oneOf']) return copy
  if (copy['allOf']) return { ...copy, unevaluatedProperties: false }
  return copy['properties'] ? { ...copy, additionalProperties: false } : copy
}
