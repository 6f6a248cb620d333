import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { FullScreenButton } from '../viewing/full-screen-button.tsx'
import { useFullScreen } from '../viewing/use-full-screen.ts'
import { useZoomGestures } from '../viewing/use-zoom-gestures.ts'
import viewing from '../viewing/viewing.module.css'
import { ZoomControls } from '../viewing/zoom-controls.tsx'
import { commandOf, type Command } from './keys.ts'
import classes from './picture.module.css'
import { drag, usePicture } from './use-picture.ts'

const SIZES = [0.5, 1, 2, 4]

interface PictureViewerProps {
  url: string
  name: string
  /** What it shows, for those who do not see it. */
  alternativeText: string
}

/** A picture, of which all is seen at first, and every detail when one comes closer. */
export function PictureViewer(props: PictureViewerProps) {
  const { t } = useLingui()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <ProblemNote
        title={t`The picture could not be shown`}
        text={t`Try again, or download it.`}
        onRetry={() => setFailed(false)}
      />
    )
  return <Viewer {...props} onFail={() => setFailed(true)} />
}

function Viewer({ url, name, alternativeText, onFail }: PictureViewerProps & { onFail: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const frame = useRef<HTMLElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const { room, own, scale, size, isWhole, load, show, step, zoomBy, turn } = usePicture(area, image)
  const fullScreen = useFullScreen(frame)
  useZoomGestures(area, zoomBy)

  const obey = (command: Command) => {
    switch (command) {
      case 'larger':
        return step(1)
      case 'smaller':
        return step(-1)
      case 'fit':
        return show(null)
      case 'ownSize':
        return show(1)
      case 'fullScreen':
        return fullScreen.toggle()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command) obey(command)
  }
  const choices = [
    { value: 'fit', label: t`All of it` },
    ...SIZES.map((each) => ({ value: String(each), label: format.rate(each) })),
  ]
  return (
    <section ref={frame} className={viewing.viewer} aria-label={name} onKeyDown={onKeyDown}>
      <div className={viewing.bar}>
        <span className={viewing.gap} />
        <ZoomControls
          scale={scale}
          choices={choices}
          chosen={size}
          onChoose={(value) => show(value === 'fit' ? null : Number(value))}
          onStep={step}
        />
        <FullScreenButton fullScreen={fullScreen} />
      </div>
      <div ref={room} className={viewing.stage}>
        <div
          ref={area}
          className={`${viewing.area} ${classes.area}`}
          data-whole={isWhole || undefined}
          role="group"
          aria-label={t`Picture`}
          tabIndex={0}
          onPointerMove={drag}
          onDoubleClick={({ clientX, clientY }) => turn({ x: clientX, y: clientY })}
        >
          <img
            ref={image}
            className={classes.picture}
            src={url}
            alt={alternativeText}
            draggable={false}
            style={own ? { width: own.width * scale, height: own.height * scale } : { visibility: 'hidden' }}
            onLoad={({ currentTarget }) => load(currentTarget)}
            onError={onFail}
          />
        </div>
      </div>
    </section>
  )
}
