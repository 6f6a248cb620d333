/** What the contract says of one field. `make generate` writes it for each operation into generated/client/bodies. */
export interface Limits {
  /** `integer`, `number`, `boolean`, `array` or `object`; a text where nothing is said. */
  type?: string
  required?: boolean
  nullable?: boolean
  /** Lengths count characters, as the hub does. */
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /** A regular expression of JSON Schema. */
  pattern?: string
  format?: string
  /** Of each entry of a list. */
  items?: Limits
  /** Of each part of an object. */
  properties?: Body
}

/** What the contract says of the fields of a JSON body. */
export type Body = Readonly<Record<string, Limits>>

/** A body that has all the fields of a form; one that it lacks does not compile. */
export type BodyWith<Values> = { readonly [Name in keyof Values]: Limits }

/** What is said of the field at a path such as `name` or `names.0`. Whatever stands in a list has the same limits. */
export function limitsAt(body: Body, path: string): Limits {
  const [name, ...parts] = path.split('.') as [string, ...string[]]
  return parts.reduce<Limits>((limits, part) => limits.items ?? limits.properties?.[part] ?? {}, body[name] ?? {})
}

export const isNumeric = ({ type }: Limits) => type === 'integer' || type === 'number'
