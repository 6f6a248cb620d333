import type { Mention } from '../../../generated/client/model/mention.ts'
import { partsOf } from './mention-text.ts'
import classes from './mentions.module.css'

/** What a comment says, with those whom it mentions marked. They lead nowhere: people have no page that others see. */
export function MentionedText({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  return partsOf(text, mentions).map((part, index) =>
    part.isMention ? (
      <span key={index} className={classes.mention}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}
