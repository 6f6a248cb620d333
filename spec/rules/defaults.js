/** Words that tell of a value that is taken where none is sent. */
const TOLD =
  /\bby default\b|, the default\)|\b(?:true|false|none|up|down|\d+|`[^`]+`) (?:where|if|when) it is left out|unless it is changed/i

/**
 * A default in words is one that no program reads. What stands for a value that depends on the call, such as the caller, is no
 * default: "Left out, the caller."
 */
export function defaultsGiven() {
  const check = ({ description = '' }, schema, { report, location, resolve }) => {
    const [told] = TOLD.exec(description) ?? []
    const shown = schema?.$ref ? { ...resolve(schema).node, ...schema } : schema
    if (told && shown?.default === undefined)
      report({
        message: `Give the default as default: instead of in words ("${told}"), or say what is taken without it ("Left out, ...").`,
        location: location.child('description'),
      })
  }
  return {
    Schema: (schema, ctx) => check(schema, schema, ctx),
    Parameter: (parameter, ctx) => check(parameter, parameter.schema, ctx),
  }
}
