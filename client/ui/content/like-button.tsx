import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'

type LikeButtonProps = { name: string; isLiked: boolean; onToggle: () => void }

/** A toggle: pressed means liked. */
export function LikeButton({ name, isLiked, onToggle }: LikeButtonProps) {
  const { t } = useLingui()
  const Icon = isLiked ? IconThumbUpFilled : IconThumbUp
  return (
    <ActionIcon aria-label={t`Like ${name}`} aria-pressed={isLiked} onClick={onToggle}>
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
