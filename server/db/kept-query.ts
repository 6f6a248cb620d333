import pg from 'pg'

/** What pg's own query and connection do that their types do not say; `kept-query.test.ts` holds the version in use to it. */
interface Inner {
  name?: string
  _result: Shape
  _accumulateRows: unknown
  prepare(connection: Connection): void
  handleRowDescription(message: { fields: Field[] }): void
}

interface Connection {
  parsedStatements: Record<string, string | undefined>
  describe(message: object): void
}

interface Field {
  name: string
  dataTypeID: number
}

/** The columns of an answer, and what reads each of them. */
interface Shape {
  fields: Field[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

/** The shapes that a connection has described, by the name of the statement. */
const described = new WeakMap<Connection, Map<string, Shape>>()
/** One of each for all connections, which mostly describe the same. */
const lastOf = new Map<string, Shape>()
/** The same connections, which describe nothing. */
const silent = new WeakMap<Connection, Connection>()

const Query = pg.Query as unknown as new (
  config: { name: string; text: string; values: unknown[] },
  callback: (error: Error | undefined, result: { rows: unknown[] }) => void,
) => Inner & pg.Submittable

/**
 * A prepared statement that asks for the columns of its answer once on each connection. pg asks each time, and what PostgreSQL
 * then says of sixty columns is longer than the row, and is read again for each. A statement whose columns change is refused
 * by PostgreSQL, so what was said holds for as long as the connection.
 */
export class KeptQuery extends Query {
  #connection: Connection | null = null

  override prepare(connection: Connection): void {
    const known = connection.parsedStatements[this.name!] !== undefined && described.get(connection)?.get(this.name!)
    if (!known) {
      this.#connection = connection
      return super.prepare(connection)
    }
    this._result.fields = known.fields
    this._result._parsers = known._parsers
    this._result._prebuiltEmptyResultObject = known._prebuiltEmptyResultObject
    this._accumulateRows = true
    super.prepare(silenced(connection))
  }

  override handleRowDescription(message: { fields: Field[] }): void {
    super.handleRowDescription(message)
    if (this.#connection) keep(this.#connection, this.name!, this._result)
  }
}

function silenced(connection: Connection): Connection {
  const known = silent.get(connection)
  if (known) return known
  const made = Object.create(connection, { describe: { value: () => undefined } }) as Connection
  silent.set(connection, made)
  return made
}

function keep(connection: Connection, name: string, { fields, _parsers, _prebuiltEmptyResultObject }: Shape): void {
  const last = lastOf.get(name)
  const shape = last && isSame(last.fields, fields) ? last : { fields, _parsers, _prebuiltEmptyResultObject }
  lastOf.set(name, shape)
  const shapes = described.get(connection) ?? new Map<string, Shape>()
  described.set(connection, shapes.set(name, shape))
}

function isSame(some: Field[], others: Field[]): boolean {
  const isSameAt = ({ name, dataTypeID }: Field, at: number) =>
    others[at]!.name === name && others[at]!.dataTypeID === dataTypeID
  return some.length === others.length && some.every(isSameAt)
}
