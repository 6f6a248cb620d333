import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AskSight } from '../shell/sight/ask-sight.tsx'
import { useFoundContent } from '../shell/use-found-content.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'

type PersonSightProps = { person: { id: string; name: string } }

/** Opens the window that says whether a person sees some playlist or asset. */
export function PersonSight({ person }: PersonSightProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Can they see…</Trans>
      </Button>
      {isOpen && <Ask person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

function Ask({ person: { id: userId, name }, onClose }: PersonSightProps & { onClose: () => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [content, setContent] = useState<Choice | null>(null)
  const found = useFoundContent(words, 'local_and_common', ({ published }) => (published ? undefined : t`Draft`))
  return (
    <AskSight
      title={t`What ${name} sees`}
      label={t`Playlist or asset`}
      placeholder={t`Search by name`}
      words={words}
      onType={setWords}
      found={found}
      none={<Trans>Nothing has this name.</Trans>}
      chosen={content}
      onChoose={setContent}
      question={content && { contentId: content.id, userId }}
      onClose={onClose}
    />
  )
}
