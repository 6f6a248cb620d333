/** Whether a link of a document may lead out of it. */
export function mayLeadOut(url: string): boolean {
  return /^(https?|mailto):/i.test(url)
}
