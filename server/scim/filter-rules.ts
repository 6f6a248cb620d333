import { ScimFault, type ScimType } from './scim-fault-rules.ts'

/** Filters and paths of SCIM (RFC 7644, figures 1 and 7), read into what they say: pure. */

/** Names an attribute; names count in whatever case. */
export interface AttributePath {
  /** The schema that it is of; null for one that is not named. */
  urn: string | null
  name: string
  /** The part of it. */
  sub: string | null
}

export const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const
export type Comparison = (typeof COMPARISONS)[number]
export type Compared = string | number | boolean | null

export type Filter =
  | { type: 'and' | 'or'; of: Filter[] }
  | { type: 'not'; of: Filter }
  | { type: 'compare'; path: AttributePath; comparison: Comparison; value: Compared }
  | { type: 'present'; path: AttributePath }
  /** Whether one value of several fits. Paths inside name parts of the value. */
  | { type: 'some'; path: AttributePath; of: Filter }

/** Which part of a resource an operation of PATCH is about. */
export interface PatchPath {
  path: AttributePath
  /** Which of several values. */
  filter: Filter | null
}

const MAX_DEPTH = 10
const MAX_CONDITIONS = 50

const TOKEN = /\s*([()[\]]|"(?:[^"\\]|\\.)*"|[^\s()[\]"]+)/y
const PATH = /^(?:(urn:[\w.:-]+):)?([a-z][\w$-]*)(?:\.([a-z$][\w$-]*))?$/i
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/

const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** @throws ScimFault `invalidFilter` */
export function parseFilter(text: string): Filter {
  const reader = new Reader(text, 'invalidFilter')
  const filter = reader.either()
  reader.mustEnd()
  return filter
}

/** @throws ScimFault `invalidPath` */
export function parsePatchPath(text: string): PatchPath {
  const reader = new Reader(text, 'invalidPath')
  const path = reader.path()
  const filter = reader.skip('[') ? reader.inBrackets() : null
  // What follows the bracket begins with a dot and is a part of the values.
  const sub = filter && reader.sub()
  reader.mustEnd()
  return { path: sub ? { ...path, sub } : path, filter }
}

/** @returns null for what names no attribute */
export function attributePath(text: string): AttributePath | null {
  const [, urn = null, name, sub = null] = PATH.exec(text) ?? []
  return name === undefined ? null : { urn, name, sub }
}

/** Reads from left to right, each method one rule of the grammar. */
class Reader {
  readonly #tokens: string[]
  readonly #fault: ScimType
  #at = 0
  #depth = 0
  #conditions = 0

  constructor(text: string, fault: ScimType) {
    this.#fault = fault
    this.#tokens = this.#tokensOf(text.trim())
  }

  either(): Filter {
    return this.#joined('or', () => this.#joined('and', () => this.#single()))
  }

  path(): AttributePath {
    const word = this.#next()
    return attributePath(word) ?? this.#refuse(`${word} names no attribute`)
  }

  inBrackets(): Filter {
    return this.#nested(']')
  }

  sub(): string | null {
    const word = this.#tokens[this.#at]
    if (word === undefined) return null
    this.#at += 1
    const [, name] = /^\.([a-z$][\w$-]*)$/i.exec(word) ?? []
    return name ?? this.#refuse(`${word} does not belong behind the bracket`)
  }

  skip(word: string): boolean {
    const isThere = this.#tokens[this.#at]?.toLowerCase() === word
    if (isThere) this.#at += 1
    return isThere
  }

  mustEnd(): void {
    const rest = this.#tokens[this.#at]
    if (rest !== undefined) this.#refuse(`${rest} is not expected there`)
  }

  #joined(type: 'and' | 'or', part: () => Filter): Filter {
    const of = [part()]
    while (this.skip(type)) of.push(part())
    return of.length === 1 ? of[0]! : { type, of }
  }

  #single(): Filter {
    if (this.skip('(')) return this.#nested(')')
    // An attribute may have the name as well.
    if (this.#tokens[this.#at + 1] === '(' && this.skip('not')) {
      this.skip('(')
      return { type: 'not', of: this.#nested(')') }
    }
    return this.#condition()
  }

  #nested(end: ')' | ']'): Filter {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) this.#refuse(`it has more than ${MAX_DEPTH} levels of parentheses`)
    const filter = this.either()
    if (!this.skip(end)) this.#refuse(`${end} is missing`)
    this.#depth -= 1
    return filter
  }

  #condition(): Filter {
    this.#conditions += 1
    if (this.#conditions > MAX_CONDITIONS) this.#refuse(`it has more than ${MAX_CONDITIONS} conditions`)
    const path = this.path()
    if (this.skip('[')) return { type: 'some', path, of: this.inBrackets() }
    const word = this.#next().toLowerCase()
    if (word === 'pr') return { type: 'present', path }
    const comparison = COMPARISONS.find((each) => each === word) ?? this.#refuse(`${word} is no operator`)
    return { type: 'compare', path, comparison, value: this.#value() }
  }

  #value(): Compared {
    const word = this.#next()
    if (NUMBER.test(word)) return Number(word)
    const constant = CONSTANTS.get(word.toLowerCase())
    if (constant !== undefined) return constant
    if (!word.startsWith('"')) this.#refuse(`${word} is no value; texts stand in quotation marks`)
    try {
      return JSON.parse(word) as string
    } catch {
      return this.#refuse(`${word} is no text of JSON`)
    }
  }

  #next(): string {
    const word = this.#tokens[this.#at] ?? this.#refuse('it ends too early')
    this.#at += 1
    return word
  }

  #tokensOf(text: string): string[] {
    const tokens = []
    TOKEN.lastIndex = 0
    for (let end = 0; end < text.length; end = TOKEN.lastIndex) {
      const [, token] = TOKEN.exec(text) ?? this.#refuse('a quotation mark is missing')
      tokens.push(token!)
    }
    return tokens
  }

  #refuse(reason: string): never {
    const what = this.#fault === 'invalidFilter' ? 'filter' : 'path'
    throw new ScimFault(this.#fault, `This ${what} cannot be read: ${reason.slice(0, 200)}.`)
  }
}
