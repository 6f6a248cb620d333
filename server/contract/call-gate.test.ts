import { expect, test } from 'vitest'
import { CallGate } from './call-gate.ts'

function enters(gate: CallGate): boolean {
  if (gate.isFull()) return false
  gate.enter()
  return true
}

const SLICES = 10

/** Offers so many calls in each tenth of a second to a hub that answers so many, for a while. @returns the gate and who was refused last */
function offered(gate: CallGate, { offers, answers, seconds }: { offers: number; answers: number; seconds: number }) {
  let inside = 0
  let refused = 0
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    refused = 0
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (let nth = 0; nth < offers / SLICES; nth += 1) {
        if (enters(gate)) inside += 1
        else refused += 1
      }
      for (let nth = 0; nth < answers / SLICES && inside > 0; nth += 1) {
        gate.leave()
        inside -= 1
      }
    }
    gate.adapt(0.1)
  }
  while (inside > 0) {
    gate.leave()
    inside -= 1
  }
  return refused
}

test('lets everybody in who can be answered, and a whole class at once', () => {
  const gate = new CallGate()
  expect(offered(gate, { offers: 90, answers: 100, seconds: 5 })).toBe(0)
  expect(Array.from({ length: 200 }, () => enters(gate))).not.toContain(false)
  expect(enters(gate)).toBe(false)
})

test.each([20, 100, 400])(
  'keeps no more waiting than are answered in a moment, where %s are in a tenth of a second',
  (answers) => {
    const gate = new CallGate()
    const refused = offered(gate, { offers: 10 * answers, answers, seconds: 5 })
    // As many as are answered are let in: the hub is never idle.
    expect(refused).toBe(9 * answers)
    expect(gate.most).toBeLessThanOrEqual(3 * answers)
  },
)

test('never lets in fewer than keep the database busy, and takes as many as ever once the rush is over', () => {
  const gate = new CallGate()
  offered(gate, { offers: 100, answers: 0, seconds: 5 })
  expect(gate.most).toBe(16)
  offered(gate, { offers: 10, answers: 10, seconds: 3 })
  expect(gate.most).toBe(200)
})
