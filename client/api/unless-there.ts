/** For a query without which there is no page: what goes wrong is thrown, unless an earlier answer can go on being shown. */
export const UNLESS_THERE = {
  throwOnError: (_error: unknown, query: { state: { data: unknown } }) => query.state.data === undefined,
}
