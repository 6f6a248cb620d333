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
  const transformer = new HubRulesTransformer()
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  }
}

class HubRulesTransformer extends OperationNodeTransformer {
  #ctes = new Set<string>()

  protected override transformSelectQuery(node: SelectQueryNode, ...rest: [never?]): SelectQueryNode {
    this.#rememberCtes(node)
    const done = super.transformSelectQuery(node, ...rest)
    return this.#withHub(done, done.from?.froms ?? [])
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, ...rest: [never?]): UpdateQueryNode {
    this.#rememberCtes(node)
    const done = super.transformUpdateQuery(node, ...rest)
    return this.#withHub(done, [...(done.table ? [done.table] : []), ...(done.from?.froms ?? [])])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, ...rest: [never?]): DeleteQueryNode {
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
    if (names.length === 0) return node
    const hub = names.map(ofThisHub).reduce((left, right) => AndNode.create(left, right))
    const where = node.where ? WhereNode.create(AndNode.create(node.where.where, hub)) : WhereNode.create(hub)
    return { ...node, where }
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
