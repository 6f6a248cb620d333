import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayDelete, mayEdit } from './rules.ts'

const person = fc.constantFrom('a', 'b')
const written = fc.record({ authorId: person, isDeleted: fc.boolean() })
const rights = fc.record({ memberId: person, mayDeleteAny: fc.boolean(), mayRestore: fc.boolean() })

test('lets whoever may change a comment delete it as well, and nobody do either to a deleted one', () => {
  fc.assert(
    fc.property(written, rights, (comment, who) => {
      if (mayEdit(comment, who)) expect([mayDelete(comment, who), comment.authorId]).toEqual([true, who.memberId])
      if (comment.isDeleted) expect([mayEdit(comment, who), mayDelete(comment, who)]).toEqual([false, false])
      if (!comment.isDeleted)
        expect(mayDelete(comment, who)).toBe(comment.authorId === who.memberId || who.mayDeleteAny)
    }),
  )
})
