import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  CastNode,
  ColumnNode,
  DataTypeNode,
  IdentifierNode,
  JoinNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type UpdateQueryNode,
} from 'kysely'

/** Stands for the hub's number in a compiled statement; the connection puts the number in (see connect.ts). */
export const HUB_PARAMETER = Symbol('domain_id')

/** The tables without a hub: the registry of hubs, the people's accounts with their second factors, what hubs share, and the failed guesses. */
export const REFERENCE_TABLES: ReadonlySet<string> = new Set([
  'hub',
  'hub_hostname',
  'hostname_claim',
  'deleted_hub',
  'account',
  'totp',
  'passkey',
  'recovery_code',
  'factor_reset',
  'content_grant',
  'migration_checksum',
  'retired_key',
  'sign_in_failure',
])

/**
 * Adds `domain_id = <this hub>` for every table that a statement reads, changes or joins, and fills `domain_id` in for every
 * row that it inserts, so that no store can forget it or name another hub.
 * @param narrows whether it does the first; off only where row-level security has to hold on its own
 */
export function hubRules({ narrows }: { narrows: boolean }): KyselyPlugin {
  return narrows ? narrowing : filling
}

class InsertTransformer extends OperationNodeTransformer {
  /** A part of a statement that was built with the plugin comes by again inside the whole; once is enough. */
  protected readonly done: WeakSet<object>

  constructor(done: WeakSet<object>) {
    super()
    this.done = done
  }

  protected override transformInsertQuery(node: InsertQueryNode, ...rest: [never?]): InsertQueryNode {
    if (this.done.has(node)) return node
    const done = super.transformInsertQuery(node, ...rest)
    return this.remember(node.into && isTenant(node.into) ? withHub(done) : done)
  }

  protected remember<N extends object>(node: N): N {
    this.done.add(node)
    return node
  }
}

class HubRulesTransformer extends InsertTransformer {
  #ctes = new Set<string>()

  protected override transformInsertQuery(node: InsertQueryNode, ...rest: [never?]): InsertQueryNode {
    this.#rememberCtes(node)
    return super.transformInsertQuery(node, ...rest)
  }

  protected override transformSelectQuery(node: SelectQueryNode, ...rest: [never?]): SelectQueryNode {
    if (this.done.has(node)) return node
    this.#rememberCtes(node)
    const done = super.transformSelectQuery(node, ...rest)
    return this.#withHub(done, done.from?.froms ?? [])
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, ...rest: [never?]): UpdateQueryNode {
    if (this.done.has(node)) return node
    this.#rememberCtes(node)
    const done = super.transformUpdateQuery(node, ...rest)
    return this.#withHub(done, [...(done.table ? [done.table] : []), ...(done.from?.froms ?? [])])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, ...rest: [never?]): DeleteQueryNode {
    if (this.done.has(node)) return node
    this.#rememberCtes(node)
    const done = super.transformDeleteQuery(node, ...rest)
    return this.#withHub(done, [...done.from.froms, ...(done.using?.tables ?? [])])
  }

  protected override transformJoin(node: JoinNode, ...rest: [never?]): JoinNode {
    const done = super.transformJoin(node, ...rest)
    const name = this.#tenantName(done.table)
    return name ? JoinNode.cloneWithOn(done, ofThisHub(name)) : done
  }

  #withHub<N extends { readonly where?: WhereNode }>(node: N, tables: readonly OperationNode[]): N {
    const names = tables.map((table) => this.#tenantName(table)).filter((name) => name !== null)
    if (names.length === 0) return this.remember(node)
    const hub = names.map(ofThisHub).reduce((left, right) => AndNode.create(left, right))
    const where = node.where ? WhereNode.create(AndNode.create(node.where.where, hub)) : WhereNode.create(hub)
    return this.remember({ ...node, where })
  }

  #rememberCtes(node: { readonly with?: SelectQueryNode['with'] }): void {
    for (const cte of node.with?.expressions ?? []) this.#ctes.add(cte.name.table.table.identifier.name)
  }

  #tenantName(node: OperationNode): string | null {
    if (AliasNode.is(node)) {
      const inner = this.#tenantName(node.node)
      return inner && IdentifierNode.is(node.alias) ? node.alias.name : null
    }
    if (!TableNode.is(node)) return null
    const { name } = node.table.identifier
    return isTenant(node) && !this.#ctes.has(name) ? name : null
  }
}

function rulesOf(Transformer: typeof InsertTransformer): KyselyPlugin {
  const done = new WeakSet<object>()
  return {
    transformQuery: ({ node, queryId }) => new Transformer(done).transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  }
}

// One of each for all databases: what was compiled under them is found again by them (see statement.ts).
const narrowing = rulesOf(HubRulesTransformer)
const filling = rulesOf(InsertTransformer)

function isTenant({ table }: TableNode): boolean {
  return !REFERENCE_TABLES.has(table.identifier.name) && !table.schema
}

/** The insert with the hub as its first column. @throws Error where a statement names the hub itself, or selects in a way that hides its columns */
function withHub(node: InsertQueryNode): InsertQueryNode {
  const { columns = [], values } = node
  if (columns.some(({ column }) => column.name === 'domain_id'))
    throw new Error('A statement must not name the hub of the rows that it inserts: leave domain_id out.')
  return { ...node, columns: [ColumnNode.create('domain_id'), ...columns], values: valuesWithHub(values) }
}

function valuesWithHub(values: OperationNode | undefined): OperationNode {
  if (values && ValuesNode.is(values))
    return ValuesNode.create(
      values.values.map((row) =>
        PrimitiveValueListNode.is(row)
          ? PrimitiveValueListNode.create([HUB_PARAMETER, ...row.values])
          : ValueListNode.create([ValueNode.create(HUB_PARAMETER), ...row.values]),
      ),
    )
  if (values && SelectQueryNode.is(values) && !values.setOperations) {
    return withSelection(values)
  }
  throw new Error('Insert values or one select with its columns named, so that the hub can be filled in.')
}

function ofThisHub(table: string): OperationNode {
  return BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create('domain_id'), TableNode.create(table)),
    OperatorNode.create('='),
    ValueNode.create(HUB_PARAMETER),
  )
}

function withSelection(select: SelectQueryNode): SelectQueryNode {
  const hub = CastNode.create(ValueNode.create(HUB_PARAMETER), DataTypeNode.create('integer'))
  const selection = SelectionNode.create(AliasNode.create(hub, IdentifierNode.create('domain_id')))
  return { ...select, selections: [selection, ...(select.selections ?? [])] }
}
