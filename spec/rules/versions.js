/** Beside the files of spec/ that the linter reads. */
export const VERSION_PARAMETER = '../../common/parameters/IfMatch.yaml'

/**
 * Whether an operation is told by If-Match which version was edited: every update, by PUT or PATCH, of what two people may
 * edit. Left out are what is the caller's own and what names several at once; x-unversioned says of others why, and
 * x-versioned has one that is no update ask as well.
 */
export function needsVersion(operation, address, method) {
  return operation['x-versioned'] === true || (isShared(operation, address, method) && !operation['x-unversioned'])
}

function isShared({ operationId, 'x-resource': resource }, address, method) {
  const isOwn = address.startsWith('/me/') || /^[a-z]+My[A-Z]/.test(operationId ?? '')
  return ['put', 'patch'].includes(method) && resource?.does === 'update' && !resource.id && !isOwn
}

/** Of two people who edit the same thing, the second must not undo what the first did without seeing it. */
export function versionsNamed() {
  return {
    Paths: {
      PathItem(item, { report, location, resolve, key }) {
        for (const method of ['get', 'put', 'post', 'patch', 'delete', 'head']) {
          const operation = item[method]
          if (!operation) continue
          const say = (message) =>
            report({ message: `${operation.operationId}: ${message}`, location: location.child(method) })
          const named = (operation.parameters ?? []).map((parameter) => resolve(parameter).node ?? {})
          const ifMatch = named.find(({ name }) => name === 'If-Match')
          const isNeeded = needsVersion(operation, key, method)
          if (isNeeded && !ifMatch?.required)
            say('let it take a required If-Match, or say in x-unversioned why the last word counts.')
          if (!isNeeded && ifMatch) say('take out If-Match, or say x-versioned: true.')
          if (operation['x-unversioned'] && !isShared(operation, key, method))
            say('take out x-unversioned, it takes no version anyway.')
          if (operation['x-versioned'] && isShared(operation, key, method))
            say('take out x-versioned, it takes a version anyway.')
        }
      },
    },
  }
}
