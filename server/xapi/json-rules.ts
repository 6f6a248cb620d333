import { XapiFault } from './xapi-fault-rules.ts'

/** What stands in JSON besides numbers and words: strings, and what begins, ends and parts. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/** @param which what it is, for the sentence @throws XapiFault for what is no JSON, and for an object with a name that stands there twice */
export function parsedJson(text: string, which: string): unknown {
  const value = parsed(text, which)
  const twice = nameGivenTwice(text)
  if (twice !== null) throw new XapiFault(400, `${which} has ${twice.slice(0, 100)} twice in one object.`)
  return value
}

function parsed(text: string, which: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new XapiFault(400, `${which} is no valid JSON.`)
  }
}

/** A parser takes the last one without a word, and another parser the first. @param text that is JSON */
function nameGivenTwice(text: string): string | null {
  const open: Set<string>[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    if (token === '}' || token === ']') open.pop()
    if (token === ':') {
      const names = open.at(-1)!
      const name = JSON.parse(last) as string
      if (names.has(name)) return name
      names.add(name)
    }
    last = token
  }
  return null
}
