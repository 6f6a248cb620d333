import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { getGetBadgeAwardPictureUrl } from '../../generated/client/badges/badges.ts'

interface PictureDownloadProps {
  awardId: string
  /** Of what was completed. */
  name: string
  label?: string
  children: ReactNode
}

/** Saves the badge as a picture, in its frame. */
export function PictureDownload({ awardId, name, label, children }: PictureDownloadProps) {
  return (
    <Button
      component="a"
      variant="default"
      href={`/api${getGetBadgeAwardPictureUrl(awardId)}`}
      download={`${name}.png`}
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={label}
    >
      {children}
    </Button>
  )
}
