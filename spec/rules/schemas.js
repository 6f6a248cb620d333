const typesOf = (schema) => [schema.type].flat().filter(Boolean)

/** Unbounded input is how a server is run over; unbounded output is how a client is. */
export function boundsGiven() {
  return {
    Schema(schema, { report, location }) {
      if (schema.$ref || schema.const !== undefined || schema.enum) return
      const types = typesOf(schema)
      const say = (what) => report({ message: `Give the ${what}.`, location })
      const binary = schema.format === 'binary'
      if (types.includes('string') && schema.maxLength === undefined && !binary) say('string a maxLength')
      if (types.includes('array') && schema.maxItems === undefined) say('array a maxItems')
      if (
        (types.includes('integer') || types.includes('number')) &&
        (schema.minimum === undefined || schema.maximum === undefined)
      )
        say('number a minimum and a maximum')
    },
  }
}

/** A field that nobody explains is a field that everybody guesses. */
export function descriptionsGiven() {
  return {
    Schema(schema, { report, location }) {
      for (const [name, property] of Object.entries(schema.properties ?? {}))
        if (!property.$ref && !property.description)
          report({
            message: `Describe the field ${name}: what it means, its unit, when it is null.`,
            location: location.child(['properties', name]),
          })
    },
    Parameter(parameter, { report, location }) {
      if (!parameter.description) report({ message: `Describe the parameter ${parameter.name}.`, location })
    },
  }
}

const STYLES = {
  path: [/^[a-z][A-Za-z0-9]*$/, 'camelCase, such as playlistId'],
  query: [/^[a-z][A-Za-z0-9]*(_[a-z]+)*$/, 'camelCase, such as teamIds'],
  header: [/^[A-Za-z][a-z]*(-[A-Za-z][a-z]*)*$/, 'words with hyphens, such as If-Match'],
  cookie: [/^[a-z][a-z_]*$/, 'snake_case'],
}

/** What is named alike is found by its name; the product's own spelling of fields (`first_name`) stays. */
export function namesInStyle() {
  return {
    NamedSchemas(schemas, { report, location }) {
      for (const name of Object.keys(schemas))
        if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
          report({ message: `Name the schema ${name} in PascalCase.`, location: location.child([name]) })
    },
    Schema(schema, { report, location }) {
      for (const name of Object.keys(schema.properties ?? {}))
        if (!/^[a-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/.test(name))
          report({
            message: `Name the field ${name} in camelCase, or as the product documents spell it.`,
            location: location.child(['properties', name]),
          })
    },
    Parameter(parameter, { report, location }) {
      const [style, words] = STYLES[parameter.in] ?? []
      if (style && !style.test(parameter.name))
        report({ message: `Name the ${parameter.in} parameter ${parameter.name} in ${words}.`, location })
    },
  }
}
