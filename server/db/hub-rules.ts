import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  JoinNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  TableNode,
  ValueNode,
  WhereNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely'

/** Stands for the hub's number in a compiled statement; the connection puts the number in (see connect.ts). */
export const HUB_PARAMETER = Symbol('domain_id')

/** The tables without a hub: the registry of hubs and the people's accounts. */
export const REFERENCE_TABLES: ReadonlySet<string> = new Set(['hub', 'hub_hostname', 'account'])

/** Adds `domain_id = <this hub>` for every table that a statement reads, changes or joins, so that no store can forget it. */
export function hubRules(): KyselyPlugin {
  const done = new WeakSet<object>()
  return {
    transformQuery: ({ node, queryId }) => new HubRulesTransformer(done).transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  }
}

class HubRulesTransformer extends OperationNodeTransformer {
  #ctes = new Set<string>()
  /** A part of a statement that was built with the plugin comes by again inside the whole; once is enough. */
  readonly #done: WeakSet<object>

  constructor(done: WeakSet<object>) {
    super()
    this.#done = done
  }

  protected override transformInsertQuery(node: InsertQueryNode, ...rest: [never?]): InsertQueryNode {
    this.#rememberCtes(node)
    return super.transformInsertQuery(node, ...rest)
  }

  protected override transformSelectQuery(node: SelectQueryNode, ...rest: [never?]): SelectQueryNode {
    if (this.#done.has(node)) return node
    this.#rememberCtes(node)
    const done = super.transformSelectQuery(node, ...rest)
    return this.#withHub(done, done.from?.froms ?? [])
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, ...rest: [never?]): UpdateQueryNode {
    if (this.#done.has(node)) return node
    this.#rememberCtes(node)
    const done = super.transformUpdateQuery(node, ...rest)
    return this.#withHub(done, [...(done.table ? [done.table] : []), ...(done.from?.froms ?? [])])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, ...rest: [never?]): DeleteQueryNode {
    if (this.#done.has(node)) return node
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
    if (names.length === 0) return this.#remember(node)
    const hub = names.map(ofThisHub).reduce((left, right) => AndNode.create(left, right))
    const where = node.where ? WhereNode.create(AndNode.create(node.where.where, hub)) : WhereNode.create(hub)
    return this.#remember({ ...node, where })
  }

  #remember<N extends object>(node: N): N {
    this.#done.add(node)
    return node
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
    return REFERENCE_TABLES.has(name) || this.#ctes.has(name) || node.table.schema ? null : name
  }
}

function ofThisHub(table: string): OperationNode {
  return BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create('domain_id'), TableNode.create(table)),
    OperatorNode.create('='),
    ValueNode.create(HUB_PARAMETER),
  )
}
