import { NOUN_OF_TAG } from './nouns.js'

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

/** The tag decides in which noun's folders the code of an operation lives. */
export function tagHasFolder() {
  let names = []
  return {
    Root(root, { report, location }) {
      names = (root.tags ?? []).map(({ name }) => name)
      for (const name of names)
        if (!NOUN_OF_TAG[name])
          report({
            message: `Say in spec/rules/nouns.js which noun the tag ${name} belongs to.`,
            location: location.child('tags'),
          })
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
