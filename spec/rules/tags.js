import { NOUN_OF_TAG } from './nouns.js'

/** A tag outside every group would vanish from the menu of the reference. */
export function tagInOneGroup() {
  return {
    Root(root, { report, location }) {
      const grouped = (root['x-tagGroups'] ?? []).flatMap((group) => group.tags)
      for (const { name } of root.tags ?? []) {
        const times = grouped.filter((tag) => tag === name).length
        if (times !== 1)
          report({
            message: `The tag ${name} stands in ${times} groups. Name it in exactly one entry of x-tagGroups in spec/openapi.yaml.`,
            location: location.child('x-tagGroups'),
          })
      }
    },
  }
}

/** The tag decides in which noun's folders the code of an operation lives. */
export function tagHasFolder() {
  return {
    Root(root, { report, location }) {
      for (const { name } of root.tags ?? [])
        if (!NOUN_OF_TAG[name])
          report({ message: `Say in spec/rules/nouns.js which noun the tag ${name} belongs to.`, location: location.child('tags') })
    },
  }
}
