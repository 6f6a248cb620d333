import type { FastifySerializerCompiler } from 'fastify/types/schema.d.ts'
import { newAjv } from './validation.ts'

/**
 * In development and in every test an answer that breaks the contract is a fault of the server: checked in full,
 * undeclared fields included, where Fastify's own serialiser would drop or coerce in silence.
 */
export function answerCheck(): FastifySerializerCompiler<object> {
  const ajv = newAjv({ allErrors: true })
  return ({ schema, method, url, httpStatus }) => {
    const check = ajv.compile(closed(schema) as object)
    return (data) => {
      const text = JSON.stringify(data)
      // Dates become text only in JSON, so the text is what has to fit.
      if (!check(JSON.parse(text)))
        throw new Error(
          `The answer ${httpStatus} of ${method} ${url} breaks the contract: ${ajv.errorsText(check.errors, { dataVar: 'body' })}`,
        )
      return text
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
