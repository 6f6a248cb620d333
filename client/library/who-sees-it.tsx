import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { AskSight } from '../shell/sight/ask-sight.tsx'
import { usePeople } from '../shell/use-people.ts'
import type { Choice } from '../ui/chooser/found-list.tsx'

type WhoSeesItProps = { content: { id: string; name: string } }

/** Opens the window that says whether somebody sees a playlist or an asset. */
export function WhoSeesIt({ content }: WhoSeesItProps) {
  const [isOpen, setOpen] = useState(false)
  if (!can(useSession(), access.getContentVisibility)) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Who can see it…</Trans>
      </Button>
      {isOpen && <Ask content={content} onClose={() => setOpen(false)} />}
    </>
  )
}

function Ask({ content: { id: contentId, name }, onClose }: WhoSeesItProps & { onClose: () => void }) {
  const { t } = useLingui()
  const { privileges } = useSession()
  const [words, setWords] = useState('')
  const [person, setPerson] = useState<Choice | null>(null)
  const { found } = usePeople(words)
  // Managers ask about the people of their teams, whose accounts they see.
  const isForAll = privileges.includes('playlist_read') || privileges.includes('asset_read')
  return (
    <AskSight
      title={t`Who sees “${name}”?`}
      label={t`Person`}
      placeholder={t`Name or e-mail`}
      words={words}
      onType={setWords}
      found={isForAll ? found : found?.filter(({ note }) => note)}
      none={<Trans>Nobody has this name or address.</Trans>}
      chosen={person}
      onChoose={setPerson}
      question={person && { contentId, userId: person.id }}
      onClose={onClose}
    />
  )
}
