import { useState, type ReactNode } from 'react'

type OpenedProps = { summary: ReactNode; isOpen?: boolean; className?: string | undefined; children: ReactNode }

/** What can be opened, and whose inside is made only when it was. */
export function Opened({ summary, isOpen = false, className, children }: OpenedProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details
      className={className}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{summary}</summary>
      {wasOpened && children}
    </details>
  )
}
