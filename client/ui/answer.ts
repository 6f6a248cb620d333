/** What a list or page needs to know of a query; every generated hook answers it. */
export type Answer<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
