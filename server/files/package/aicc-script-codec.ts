/** Prerequisites of SCORM 1.2, which are scripts such as `intro&(a|~b)`, `quiz="passed"` or `2*{a,b,c}`: pure. */

const token = /\s*(<>|[&|~=(){},*]|"[^"]*"|[^\s&|~=<>(){},*"]+)/y

/** The names and operators of a script, up to where it cannot be read. */
export function tokensOf(script: string): string[] {
  const found: string[] = []
  token.lastIndex = 0
  for (let match = token.exec(script); match; match = token.exec(script)) found.push(asOperator(match[1] ?? ''))
  return found
}

/** Whether a token can name an item. */
export function isName(found: string): boolean {
  return /^[^&|~=<>(){},*"]+$/.test(found)
}

/** The items that a script asks about, each once. */
export function namesIn(script: string): string[] {
  const tokens = tokensOf(script)
  const isAsked = (each: string, index: number) =>
    isName(each) && tokens[index + 1] !== '*' && !['=', '<>'].includes(tokens[index - 1] ?? '')
  return [...new Set(tokens.filter(isAsked))]
}

// Some authors write the words, which the standard does not know.
function asOperator(text: string): string {
  return { AND: '&', OR: '|', NOT: '~' }[text] ?? text
}
