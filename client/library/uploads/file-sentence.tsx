import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { activeTag } from '../../i18n/i18n.ts'
import classes from './uploads.module.css'

type FileSentenceProps = {
  /** By the code of the hub; null where it gave none. */
  words: MessageDescriptor | null
  /** What the hub says of this one file, in English. */
  detail: string | null
}

/** What is the matter with a file, in the reader's language. The sentence of the hub names what is in the file, so it stays within reach. */
export function FileSentence({ words, detail }: FileSentenceProps) {
  const { i18n } = useLingui()
  if (detail && (!words || activeTag().startsWith('en'))) return <span lang="en">{detail}</span>
  return (
    <>
      {words && i18n._(words)}
      {detail && (
        <details className={classes.inEnglish}>
          <summary>
            <Trans>What the hub says of this file, in English</Trans>
          </summary>
          <span lang="en">{detail}</span>
        </details>
      )}
    </>
  )
}
