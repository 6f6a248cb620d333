/** What search looks through: name, tags and description in lower case, of a bounded length. */
export function searchText({
  name,
  tags = [],
  description,
}: {
  name: string
  tags?: readonly string[]
  description?: string | null
}): string {
  return [name, ...tags, description ?? ''].join(' ').toLowerCase().slice(0, 4000)
}
