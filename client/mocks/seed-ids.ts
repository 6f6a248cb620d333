/** The same ids as in the examples of the contract: a letter for the kind and a number. */
const KINDS = { playlist: '1', asset: '2', section: '3', person: '4', team: '5', file: '6', topic: '7', picture: 'b' }

export function seedId(kind: keyof typeof KINDS, number: number): string {
  return `0199d3a0-0000-7000-8000-0000000${KINDS[kind]}${String(number).padStart(4, '0')}`
}
