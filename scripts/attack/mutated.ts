import { MUTATIONS, type CodeMutation } from './mutations.ts'

/** The guard that is left out now, by its name. Set by the setup of the tests, read by what the plugin puts into the code. */
export const LEFT_OUT = 'hubGuardLeftOut'

/**
 * A file of the server with every guard of it that can be left out, so that one load of the code serves all of them.
 * @param file relative to the root of the repository @throws Error where a guard does not stand there any more, or twice
 */
export function mutatedText(text: string, file: string): string {
  let mutated = text
  for (const { name, guard, instead } of mutationsOf(file)) {
    const places = mutated.split(guard).length - 1
    if (places !== 1)
      throw new Error(
        `scripts/attack/mutations.ts: "${name}" looks for ${JSON.stringify(guard)} once in ${file}, and it is there ${places} times. Say where the guard is now.`,
      )
    mutated = mutated.replace(guard, () => instead(`(globalThis.${LEFT_OUT} === ${JSON.stringify(name)})`))
  }
  return mutated
}

/** Those whose guard stands in a file. */
export function mutationsOf(file: string): CodeMutation[] {
  return MUTATIONS.filter((each): each is CodeMutation => 'file' in each && each.file === file)
}
