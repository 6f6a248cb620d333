import fc from 'fast-check'

/** Filters as people write them, each with what it means, found without reading it. */

export interface Written {
  text: string
  holds: (resource: object) => boolean
}

const PATHS = ['userName', 'title', 'name.givenName', 'NAME.familyname', 'active'] as const
const VALUES = ['ada@x.example', 'ENG', 'e', 'Ada', 'a "b" (c)', 'engineer'] as const

function valueOf(resource: object, path: (typeof PATHS)[number]): string | boolean | undefined {
  const { userName, title, name, active } = resource as {
    userName: string
    title?: string
    name: { givenName: string; familyName: string }
    active: boolean
  }
  const found = {
    userName,
    title,
    'name.givenName': name.givenName,
    'NAME.familyname': name.familyName,
    active,
  }[path]
  return found === '' ? undefined : found
}

const TESTS: Record<string, (own: string, asked: string) => boolean> = {
  eq: (own, asked) => own === asked,
  co: (own, asked) => own.includes(asked),
  sw: (own, asked) => own.startsWith(asked),
  ew: (own, asked) => own.endsWith(asked),
  gt: (own, asked) => own > asked,
  ge: (own, asked) => own >= asked,
  lt: (own, asked) => own < asked,
  le: (own, asked) => own <= asked,
}

const texts = PATHS.filter((path) => path !== 'active')

const compared = fc
  .tuple(fc.constantFrom(...texts), fc.constantFrom(...Object.keys(TESTS), 'ne'), fc.constantFrom(...VALUES))
  .map(([path, operator, asked]): Written => {
    const holds = (resource: object) => {
      const own = valueOf(resource, path)
      if (operator === 'ne') return String(own).toLowerCase() !== asked.toLowerCase()
      return own !== undefined && TESTS[operator]!(String(own).toLowerCase(), asked.toLowerCase())
    }
    return { text: `${path} ${operator} ${JSON.stringify(asked)}`, holds }
  })

const present = fc
  .constantFrom(...PATHS)
  .map((path): Written => ({ text: `${path} pr`, holds: (resource) => valueOf(resource, path) !== undefined }))

const switched = fc.tuple(fc.constantFrom('eq', 'NE'), fc.boolean()).map(([operator, asked]): Written => ({
  text: `active ${operator} ${asked}`,
  holds: (resource) => (valueOf(resource, 'active') === asked) === (operator === 'eq'),
}))

const { filter } = fc.letrec<{ filter: Written; part: Written }>((tie) => ({
  part: fc.oneof({ maxDepth: 4, withCrossShrink: true }, compared, present, switched, tie('filter')),
  filter: fc.oneof(
    tie('part'),
    fc
      .tuple(fc.constantFrom('and', 'OR'), fc.array(tie('part'), { minLength: 2, maxLength: 3 }))
      .map(([by, parts]) => ({
        text: parts.map(({ text }) => `(${text})`).join(` ${by} `),
        holds: (resource: object) =>
          by === 'and' ? parts.every(({ holds }) => holds(resource)) : parts.some(({ holds }) => holds(resource)),
      })),
    tie('part').map(({ text, holds }) => ({
      text: `not (${text})`,
      holds: (resource: object) => !holds(resource),
    })),
  ),
}))

/** No deeper and no longer than the hub reads. */
export const filterTexts = filter.filter(({ text }) => {
  const depths = text.split('').map((letter) => ({ '(': 1, ')': -1 })[letter] ?? 0)
  let depth = 0
  return depths.every((step) => (depth += step) <= 8) && text.split(/eq|pr|co|sw|ew/).length < 40
})
