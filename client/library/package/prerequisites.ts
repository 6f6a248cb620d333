/** One thing that has to be so before an item of SCORM 1.2 opens. */
export interface Prerequisite {
  itemId: string
  isNot: boolean
  /** Of the item; null for completed or passed, whichever. */
  status: 'passed' | 'completed' | null
}

export interface Prerequisites {
  isAny: boolean
  all: Prerequisite[]
}

const ONE = /^(~?)\s*([^\s&|~=<>(){},*"]+)\s*(?:=\s*"?(passed|completed)"?)?$/

/**
 * Reads a script such as `intro&~quiz` or `quiz="passed"`, with either all of several conditions or any of them. Null for one that asks for more
 * than that, or is none.
 */
export function readPrerequisites(script: string): Prerequisites | null {
  const isAny = script.includes('|')
  const all = script.split(isAny ? '|' : '&').map((part) => ONE.exec(part.trim()))
  if (!all.every((match) => match !== null)) return null
  return {
    isAny,
    all: all.map(([, not, itemId, status]) => ({
      itemId: itemId!,
      isNot: not === '~',
      status: status === 'passed' || status === 'completed' ? status : null,
    })),
  }
}
