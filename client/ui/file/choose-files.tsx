import { Button, type ButtonProps } from '@mantine/core'
import { useRef, type ReactNode } from 'react'

type ChooseFilesProps = Pick<ButtonProps, 'size' | 'disabled'> & {
  onFiles: (files: File[]) => void
  accept?: string | undefined
  isMultiple?: boolean
  children: ReactNode
}

/** A button that lets somebody choose files of their computer. */
export function ChooseFiles({ onFiles, accept, isMultiple = false, children, ...button }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="default" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
