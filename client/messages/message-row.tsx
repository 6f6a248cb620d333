import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useUpdateMyMessage } from '../../generated/client/messages/messages.ts'
import type { Message } from '../../generated/client/model/message.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './messages.module.css'

/** A message by its line; it opens below itself and counts as read from then on. */
export function MessageRow({ message }: { message: Message }) {
  const { t } = useLingui()
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { run } = useChange(useUpdateMyMessage)
  const mark = (read: boolean) => run({ id: message.id, data: { read } })
  const { subject, from, text } = wordsOf(message)
  const toggle = () => {
    if (!isOpen && !message.read) mark(true)
    setOpen(!isOpen)
  }
  return (
    <li className={classes.entry} data-unread={message.read ? undefined : ''}>
      <h2 className={classes.heading}>
        <button type="button" className={classes.line} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span className={classes.words}>
            {!message.read && <span className="visually-hidden">{t`Unread:`} </span>}
            <span className={classes.subject}>{subject}</span>
            <span className={classes.from}>
              {from ?? t`The hub`} · <time dateTime={message.createdTime}>{format.dateTime(message.createdTime)}</time>
            </span>
          </span>
          <IconChevronDown size={20} stroke={1.7} className={classes.arrow} aria-hidden />
        </button>
      </h2>
      <div id={id} className={classes.text} hidden={!isOpen}>
        <p>{text}</p>
        {message.read && (
          <Button variant="default" onClick={() => mark(false)} aria-label={t`Mark as unread: ${subject}`}>
            <Trans>Mark as unread</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

/** What both kinds of message say. `from` is null where the hub itself speaks. */
function wordsOf(message: Message): { subject: string; from: string | null; text: string } {
  return message.type === 'contentRequest'
    ? { subject: message.name, from: message.author.displayName, text: message.content }
    : { subject: message.subject, from: null, text: message.text }
}
