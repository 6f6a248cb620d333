/** What the page of a screen names, as scripts/build/first-of-screens.ts writes it from client/first-of-screens.json. */
export interface FirstOfScreen {
  /** What loads with the shell. */
  files: string[]
  /** The file of its own texts by language; null where everybody's are enough. */
  texts: Record<string, string> | null
  /** Addresses of calls, with what stands in the screen's own address in braces. */
  answers: string[]
}

type Screen<Page> = { path: RegExp; query: RegExp | null; withAnswers: Page; withoutAnswers: Page }

/**
 * Finds a screen by an address of it: by its path and, where the screen says one, by what follows the question mark. What a list
 * asks for depends on that, so where it is another than the screen's the answers are left out.
 * @param screens by templates such as `/playlists/{playlistId}?*`, whose identifiers stand in braces and which takes any question,
 * `/search?q={q}`, which takes one, or `/todo`, which takes none. The first that fits counts
 * @param pageOf makes what is found, once for each screen
 */
export function screenFinder<Page>(
  screens: Record<string, FirstOfScreen>,
  pageOf: (screen: FirstOfScreen) => Page,
): (url: string) => { page: Page; values: Record<string, string> } | null {
  const known = Object.entries(screens).map(([template, screen]): Screen<Page> => {
    const [path = '', query = ''] = template.split('?')
    return {
      path: pattern(path, '[0-9a-f-]{36}'),
      query: query === '*' ? null : pattern(query, '[^&]{1,600}'),
      withAnswers: pageOf(screen),
      withoutAnswers: pageOf({ ...screen, answers: [] }),
    }
  })
  return (url) => {
    const [path = '', query = ''] = url.split('?')
    const ofPath = known.flatMap((screen) => {
      const inPath = screen.path.exec(path)
      return inPath ? [{ screen, inPath, inQuery: screen.query ? screen.query.exec(query) : inPath }] : []
    })
    for (const { screen, inPath, inQuery } of ofPath) {
      const words = inQuery && wordsOf({ ...inQuery.groups })
      if (words) return { page: screen.withAnswers, values: { ...words, ...inPath.groups } }
    }
    const [first] = ofPath
    return first ? { page: first.screen.withoutAnswers, values: { ...first.inPath.groups } } : null
  }
}

/** @param template of names in braces @param value what stands there */
function pattern(template: string, value: string): RegExp {
  return new RegExp(`^${template.replace(/\{(\w+)\}/g, `(?<$1>${value})`)}$`)
}

/**
 * As the client writes them into the address of a call; null where it may read another value, because it takes what looks like
 * JSON for that, and cuts what is long.
 */
function wordsOf(raw: Record<string, string>): Record<string, string> | null {
  const words = Object.entries(raw).map(([name, value]) => [name, new URLSearchParams(`=${value}`).get('')!] as const)
  if (words.some(([, value]) => !/^[\p{L}\d].{0,199}$/u.test(value))) return null
  return Object.fromEntries(
    words.map(([name, value]) => [name, new URLSearchParams([['', value]]).toString().slice(1)]),
  )
}
