/** A tag outside every group would vanish from the menu of the reference. */
export function tagInOneGroup() {
  return {
    Root(root, { report, location }) {
      const at = location.child('x-tagGroups')
      const groups = root['x-tagGroups'] ?? []
      const names = (root.tags ?? []).map(({ name }) => name)
      for (const name of names) {
        const times = groups.flatMap((group) => group.tags).filter((tag) => tag === name).length
        if (times !== 1)
          report({
            message: `The tag ${name} stands in ${times} groups. Name it in exactly one entry of x-tagGroups in spec/openapi.yaml.`,
            location: at,
          })
      }
      for (const group of groups)
        for (const tag of group.tags)
          if (!names.includes(tag))
            report({
              message: `The group ${group.name} names the tag ${tag}, which spec/openapi.yaml does not list under tags.`,
              location: at,
            })
    },
  }
}

/** The linter knows no list of tags by itself: one that is misspelt would make a heading of its own. */
export function tagListed() {
  let names = []
  return {
    Root(root) {
      names = (root.tags ?? []).map(({ name }) => name)
    },
    Operation(operation, { report, location }) {
      for (const tag of operation.tags ?? [])
        if (!names.includes(tag))
          report({
            message: `${operation.operationId}: list its tag ${tag} under tags in spec/openapi.yaml, or use one that is there.`,
            location: location.child('tags'),
          })
    },
  }
}
