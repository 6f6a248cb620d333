import { Button, NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconRewindBackward10, IconRewindForward10 } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { useFormat } from '../i18n/use-format.ts'
import '../ui/field-styles.ts'
import classes from './recording-tools.module.css'
import { Transcript } from './transcript.tsx'

const STEP_SECONDS = 10
const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]

export type Media = RefObject<HTMLMediaElement | null>

interface RecordingToolsProps {
  media: Media
  /** Moves by so many seconds, back where they are negative. */
  onStep: (seconds: number) => void
  onSpeed: (speed: number) => void
  onSeek: (second: number) => void
}

/** What the browser's own controls lack: steps of ten seconds, the speed in one click, and the transcript. */
export function RecordingTools({ media, onStep, onSpeed, onSeek }: RecordingToolsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={classes.tools}>
        <Button
          variant="default"
          aria-label={t`Back 10 seconds`}
          onClick={() => onStep(-STEP_SECONDS)}
          leftSection={<IconRewindBackward10 size={20} aria-hidden />}
        >
          {-STEP_SECONDS}
        </Button>
        <Button
          variant="default"
          aria-label={t`Forward 10 seconds`}
          onClick={() => onStep(STEP_SECONDS)}
          leftSection={<IconRewindForward10 size={20} aria-hidden />}
        >
          {`+${STEP_SECONDS}`}
        </Button>
        <Speed onSpeed={onSpeed} />
      </div>
      <Transcript media={media} onSeek={onSeek} />
    </>
  )
}

function Speed({ onSpeed }: Pick<RecordingToolsProps, 'onSpeed'>) {
  const { t } = useLingui()
  const format = useFormat()
  const [speed, setSpeed] = useState(1)
  const change = (next: number) => {
    setSpeed(next)
    onSpeed(next)
  }
  return (
    <NativeSelect
      aria-label={t`Speed`}
      value={speed}
      onChange={({ currentTarget }) => change(Number(currentTarget.value))}
      data={SPEEDS.map((value) => ({ value: String(value), label: `${format.number(value)}×` }))}
    />
  )
}
