import { useLingui } from '@lingui/react/macro'
import { IconListTree } from '@tabler/icons-react'
import { useId } from 'react'
import { ControlButton } from '../viewing/control-button.tsx'
import classes from './contents.module.css'
import { mayLeadOut } from './may-lead-out.ts'
import type { Heading } from './use-contents.ts'

type ContentsProps = { headings: Heading[]; onFollow: (place: string | unknown[]) => void }

/** The table of contents of a document. Each entry leads to its page. */
export function Contents({ headings, onFollow }: ContentsProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <span className={classes.anchor}>
      <ControlButton name={t`Table of contents`} opens={id}>
        <IconListTree size={22} aria-hidden />
      </ControlButton>
      <nav id={id} popover="auto" className={classes.panel} aria-label={t`Table of contents`}>
        <Headings headings={headings} panel={id} onFollow={onFollow} />
      </nav>
    </span>
  )
}

function Headings({ headings, panel, onFollow }: ContentsProps & { panel: string }) {
  return (
    <ol className={classes.list}>
      {headings.map((heading, index) => (
        // Headings are as the file has them: they may have the same words, and never change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <Entry heading={heading} panel={panel} onFollow={onFollow} />
          {heading.items.length > 0 && <Headings headings={heading.items} panel={panel} onFollow={onFollow} />}
        </li>
      ))}
    </ol>
  )
}

type EntryProps = { heading: Heading; panel: string; onFollow: ContentsProps['onFollow'] }

function Entry({ heading: { title, dest, url }, panel, onFollow }: EntryProps) {
  if (dest)
    return (
      <button
        type="button"
        className={classes.entry}
        popoverTarget={panel}
        popoverTargetAction="hide"
        onClick={() => onFollow(dest)}
      >
        {title}
      </button>
    )
  if (url && mayLeadOut(url))
    return (
      <a className={classes.entry} href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
    )
  return <span className={classes.entry}>{title}</span>
}
