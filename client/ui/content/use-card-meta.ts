import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'
import { kindOf } from './content-kind.ts'
import { kindLabel } from './kind-label.ts'

type Described = {
  type: string
  fileFormat: string | null
  customType: string | null
  contentCount: number
  completionTime: number
  duration: number | null
  commentCount: number
}

/** The one line under a name: what it is, how long it takes, how much is said about it. */
export function useCardMeta(content: Described): string[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const { contentCount, commentCount } = content
  const length = content.completionTime || content.duration || 0
  const parts = [
    content.customType ?? i18n._(kindLabel(kindOf(content))),
    content.type === 'playlist' && plural(contentCount, { one: '# item', other: '# items' }),
    length > 0 && format.length(length),
    commentCount > 0 && plural(commentCount, { one: '# comment', other: '# comments' }),
  ]
  return parts.filter((part) => typeof part === 'string')
}
