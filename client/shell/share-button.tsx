import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconShare3 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const ShareDialog = lazy(() =>
  import('../sharing/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

type ShareButtonProps = { content: { id: string; type: string; name: string } }

/** Opens the window in which content is handed to people and teams; its code comes when it is first opened. */
export function ShareButton({ content }: ShareButtonProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { name } = content
  return (
    <>
      <ActionIcon aria-label={t`Share ${name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconShare3 size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <ShareDialog content={content} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
