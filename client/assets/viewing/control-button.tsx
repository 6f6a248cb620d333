import type { ReactNode } from 'react'
import classes from './control-button.module.css'

interface ControlButtonProps {
  name: string
  /** The key that does the same anywhere in the player or viewer. */
  shortcut?: string
  /** Whether a switch is on; undefined for what is none. */
  isPressed?: boolean
  /** Whether it would do nothing now. It keeps the focus. */
  isIdle?: boolean
  onClick?: () => void
  /** The id of what it opens. */
  opens?: string
  className?: string
  children: ReactNode
}

/** A symbol of a player or viewer; client/ui/control/tooltips.ts shows its name and key. */
export function ControlButton({
  name,
  shortcut,
  isPressed,
  isIdle,
  onClick,
  opens,
  className = '',
  children,
}: ControlButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      aria-label={name}
      aria-pressed={isPressed}
      aria-disabled={isIdle}
      aria-keyshortcuts={shortcut}
      popoverTarget={opens}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
