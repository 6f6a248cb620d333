import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'

type SaveButtonProps = { name: string; isSaved: boolean; onToggle: () => void; className?: string }

/** A toggle: pressed means saved. */
export function SaveButton({ name, isSaved, onToggle, className = '' }: SaveButtonProps) {
  const { t } = useLingui()
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <ActionIcon className={className} aria-label={t`Save ${name}`} aria-pressed={isSaved} onClick={onToggle}>
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
