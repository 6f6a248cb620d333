/** What may break a house rule, and why. A test fails when one of these breaks it no longer, so the list only shrinks. */
export const EXCEPTIONS = [
  {
    rule: 'downloads-ticketed',
    says: 'listSecurityEvents: what can be saved as a file takes a sessionToken, as every download does.',
    why: 'It is built without; its handler has to take the ticket first.',
  },
  {
    rule: 'lists-sorted',
    says: 'exportUsers: a list that takes updatedSince is a table of admins, so let it be sorted by column and order.',
    why: 'It is a file, with the filters of listUsers.',
  },
  {
    rule: 'lists-sorted',
    says: 'listTopics: a list that takes updatedSince is a table of admins, so let it be sorted by column and order.',
    why: 'It is a tree, in the order that the hub gave it.',
  },
  {
    rule: 'names-in-style',
    says: 'Name the field @context in camelCase, or as the product documents spell it.',
    why: 'JSON-LD, and so the Open Badges 3.0 credential, spells it that way.',
  },
  {
    rule: 'restorables-told',
    says: 'listMyContentComments: say in restorableUntil until when a deleted Comment can be restored.',
    why: 'What a moderator took out stays with the discussion and has no end of its own: docs/decisions/0041.',
  },
]

/** The rule without what is excepted from it. */
export function excepting(name, rule, exceptions) {
  const says = exceptions.filter((each) => each.rule === name).map((each) => each.says)
  return says.length ? () => quieted(rule(), says) : rule
}

/** The same visitor, whose findings pass a sieve. Visitors may be nested and may have an enter and a leave. */
function quieted(visitor, says) {
  return Object.fromEntries(
    Object.entries(visitor).map(([key, visit]) => [
      key,
      typeof visit === 'function'
        ? (node, ctx) => visit(node, { ...ctx, report: (found) => says.includes(found.message) || ctx.report(found) })
        : quieted(visit, says),
    ]),
  )
}
