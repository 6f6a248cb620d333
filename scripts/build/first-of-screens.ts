import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import type { FirstOfScreen } from '../../server/first-of-screen.ts'
import { filesOfTexts } from './preload-texts.ts'

/** A screen in client/first-of-screens.json: its module, where that is no part of the shell, and what it asks the hub first. */
interface Screen {
  module?: string
  /** The part of client/i18n/parts.ts that its texts are in, where that is not the one of everybody. */
  texts?: string
  answers: string[]
}

/** Tells the hub which files the first screens of people are in; see server/first-of-screen.ts. */
export function firstOfScreens(source: string): Plugin {
  return {
    name: 'first-of-screens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const screens = JSON.parse(readFileSync(source, 'utf8')) as Record<string, Screen>
      const page = textOf(bundle['index.html'])
      const shell = filesFrom(bundle, ({ fileName }) => page.includes(`"/${fileName}"`))
      if (shell.length === 0) this.error('The page of the client names no file.')
      const filesOf = (module: string) => {
        const files = filesFrom(bundle, ({ facadeModuleId }) => facadeModuleId?.endsWith(`/client/${module}`) ?? false)
        if (files.length === 0) this.error(`${source} names ${module}, which is no page that loads by itself.`)
        return files.filter((file) => !shell.includes(file))
      }
      const named = Object.entries(screens).map(([path, { module, texts: part, answers }]): [string, FirstOfScreen] => {
        const files = [...(module ? filesOf(module) : []), ...(part ? filesOf('i18n/parts.ts') : [])]
        const texts = part ? filesOfTexts(bundle, part) : null
        if (texts && !texts['en-GB']) this.error(`${source} names ${part}, which is no part of the texts.`)
        return [path, { files: [...new Set(files)], texts, answers }]
      })
      const text = JSON.stringify(Object.fromEntries(named))
      this.emitFile({ type: 'asset', fileName: 'first-of-screens.json', source: text })
    },
  }
}

type Bundle = Rolldown.OutputBundle

function textOf(file: Bundle[string] | undefined): string {
  return file?.type === 'asset' ? String(file.source) : ''
}

/** The files of chunks and of all that they import: code first, then styles. */
function filesFrom(bundle: Bundle, isStart: (chunk: Rolldown.OutputChunk) => boolean): string[] {
  const seen = new Set<Rolldown.OutputChunk>()
  const walk = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) walk(bundle[file])
  }
  Object.values(bundle).forEach((file) => file.type === 'chunk' && isStart(file) && walk(file))
  const styles = [...seen].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...new Set([...[...seen].map(({ fileName }) => fileName), ...styles])]
}
