/**
 * Where what an operation makes is found: what x-location says; otherwise by the GET of one below its own address, by the
 * list there, or by the list above, as for /playlists/duplicate.
 * @param address of the operation @param readable the addresses that have a GET @param names whether the answer holds an id
 */
export function locationOf(operation, { address, readable, names = true }) {
  if (operation['x-location']) return operation['x-location']
  const own = trimmed(address)
  const one = readable.find(
    (each) => names && /^\/\{\w+\}$/.test(trimmed(each).slice(own.length)) && each.startsWith(own),
  )
  const above = own.slice(0, own.lastIndexOf('/'))
  return one ?? [own, above].map((path) => readable.find((each) => trimmed(each) === path)).find(Boolean)
}

const trimmed = (address) => address.replace(/\/$/, '')
const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head']

/** Whoever makes something must be told where it is. */
export function locationsKnown() {
  const readable = []
  const seen = []
  return {
    Paths: {
      leave(_paths, { report }) {
        for (const { operation, address, location } of seen) {
          const isMaking = operation.responses?.['201'] !== undefined
          const found = isMaking && locationOf(operation, { address, readable })
          const say = (message) => report({ message: `${operation.operationId}: ${message}`, location })
          if (operation['x-unlocated'] && (!isMaking || operation['x-location'])) say('take out x-unlocated.')
          if (operation['x-location'] && !isMaking) say('take out x-location, it makes nothing.')
          if (!isMaking || operation['x-unlocated']) continue
          if (!found)
            say(
              'say in x-location which GET shows what it makes, such as /topics/{topicId}, or in x-unlocated why none does.',
            )
          else if (!readable.includes(found)) say(`its x-location ${found} is no address with a GET.`)
        }
      },
      PathItem(item, { key, location }) {
        if (item.get) readable.push(key)
        for (const method of METHODS)
          if (item[method]) seen.push({ operation: item[method], address: key, location: location.child(method) })
      },
    },
  }
}
