import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight, IconRotateClockwise, IconSearch } from '@tabler/icons-react'
import { useFormat } from '../../i18n/use-format.ts'
import { ControlButton } from '../viewing/control-button.tsx'
import { FullScreenButton } from '../viewing/full-screen-button.tsx'
import type { FullScreen } from '../viewing/use-full-screen.ts'
import viewing from '../viewing/viewing.module.css'
import { ZoomControls } from '../viewing/zoom-controls.tsx'
import { Contents } from './contents.tsx'
import classes from './document.module.css'
import { PageField } from './page-field.tsx'
import type { Heading } from './use-contents.ts'
import type { ShownPages } from './use-pages.ts'

const SIZES = [0.5, 1, 1.5, 2]

interface DocumentBarProps {
  pages: ShownPages
  /** Of the pages of the document. */
  count: number
  headings: Heading[]
  fullScreen: FullScreen
  onFollow: (place: string | unknown[]) => void
  onFind: () => void
}

/** Where one is in a document, and all that can be done with it. */
export function DocumentBar({ pages, count, headings, fullScreen, onFollow, onFind }: DocumentBarProps) {
  const { t } = useLingui()
  const { page, goTo } = pages
  return (
    <div className={viewing.bar}>
      {headings.length > 0 && <Contents headings={headings} onFollow={onFollow} />}
      <ControlButton name={t`Search the document`} shortcut="/" onClick={onFind}>
        <IconSearch size={20} aria-hidden />
      </ControlButton>
      <span className={viewing.gap} />
      <ControlButton
        name={t`Previous page`}
        isIdle={page === 1}
        onClick={() => goTo(page - 1)}
        className={viewing.wideOnly}
      >
        <IconChevronLeft size={22} aria-hidden />
      </ControlButton>
      <PageField page={page} pages={count} onGo={goTo} />
      <ControlButton
        name={t`Next page`}
        isIdle={page === count}
        onClick={() => goTo(page + 1)}
        className={viewing.wideOnly}
      >
        <IconChevronRight size={22} aria-hidden />
      </ControlButton>
      <span className={viewing.gap} />
      <Size pages={pages} />
      <FullScreenButton fullScreen={fullScreen} />
    </div>
  )
}

function Size({ pages: { scale, size, setSize, zoomStep, rotate } }: Pick<DocumentBarProps, 'pages'>) {
  const { t } = useLingui()
  const format = useFormat()
  const choices = [
    { value: 'auto', label: t`Automatic` },
    { value: 'page-width', label: t`Fit the width` },
    { value: 'page-fit', label: t`Fit the page` },
    ...SIZES.map((each) => ({ value: String(each), label: format.rate(each) })),
  ]
  return (
    <ZoomControls scale={scale} choices={choices} chosen={size} onChoose={setSize} onStep={zoomStep}>
      <button type="button" className={classes.rotate} aria-keyshortcuts="R" onClick={rotate}>
        <IconRotateClockwise size={20} aria-hidden />
        {t`Rotate to the right`}
      </button>
    </ZoomControls>
  )
}
