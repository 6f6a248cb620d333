import { Modal } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { useLingui } from '@lingui/react/macro'
import { createContext, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIsOnTop } from './dialog-stack.ts'
import classes from './dialog.module.css'

type Guard = (close: () => void) => void

/** Where something in a window says that it wants to be asked before the window is closed, and then closes it itself. */
export const CloseGuard = createContext<((guard: Guard | null) => void) | null>(null)

interface DialogProps {
  title: string
  onClose: () => void
  /** Whether it rises from the bottom and takes the whole width. */
  isSheet?: boolean
  children: ReactNode
}

/** A window over the page. Escape and the cross close it; the focus goes back to where it was. */
export function Dialog({ title, onClose, isSheet = false, children }: DialogProps) {
  const { t } = useLingui()
  const isOnTop = useIsOnTop()
  const [opener] = useState(() => document.activeElement)
  const guard = useRef<Guard | null>(null)
  const setGuard = useCallback((next: Guard | null) => {
    guard.current = next
  }, [])
  const close = () => (guard.current ? guard.current(onClose) : onClose())
  useEffect(() => {
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [opener])
  return (
    // The page behind is kept from scrolling in theme.css.
    <Modal.Root
      opened
      onClose={close}
      closeOnEscape={isOnTop}
      trapFocus={isOnTop}
      lockScroll={false}
      centered={!isSheet}
      classNames={isSheet ? { inner: classes.sheetInner, content: classes.sheet } : { content: classes.window }}
      radius={12}
      size="lg"
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine's own head is a header element, which readers of screens take for the banner of the page. */}
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t`Close`} size={40} />
        </div>
        <Modal.Body>
          <CloseGuard value={setGuard}>{children}</CloseGuard>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
