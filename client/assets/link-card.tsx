import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconDownload, IconExternalLink, IconFileDownload, IconLink } from '@tabler/icons-react'
import { useFormat } from '../i18n/use-format.ts'
import classes from './stage.module.css'

/** A page elsewhere. `isFallback`: one line below a frame that the page may refuse to stand in. */
export function LinkCard({ url, isFallback = false }: { url: string; isFallback?: boolean }) {
  const host = hostOf(url)
  if (isFallback) {
    return (
      <p className={classes.fallback}>
        <Trans>
          Do you see nothing?{' '}
          <a href={url} target="_blank" rel="noreferrer">
            Open {host} in a new tab
          </a>
        </Trans>
      </p>
    )
  }
  return (
    <div className={classes.card}>
      <IconLink size={32} stroke={1.6} aria-hidden />
      <div className={classes.cardWords}>
        <p className={classes.cardTitle}>{host}</p>
        <p className={classes.cardText}>
          <Trans>This page stands outside of the hub.</Trans>
        </p>
      </div>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={18} aria-hidden />}
      >
        <Trans>Open in a new tab</Trans>
      </Button>
    </div>
  )
}

export function DownloadCard({
  url,
  fileName,
  fileSize,
}: {
  url: string
  fileName: string | null
  fileSize: number | null
}) {
  const format = useFormat()
  return (
    <div className={classes.card}>
      <IconFileDownload size={32} stroke={1.6} aria-hidden />
      <div className={classes.cardWords}>
        <p className={classes.cardTitle}>{fileName ?? <Trans>A file</Trans>}</p>
        <p className={classes.cardText}>
          {fileSize === null ? <Trans>Open it with a program of your own.</Trans> : format.bytes(fileSize)}
        </p>
      </div>
      <Button component="a" href={url} download leftSection={<IconDownload size={18} aria-hidden />}>
        <Trans>Download</Trans>
      </Button>
    </div>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url
}
