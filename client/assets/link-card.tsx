import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconDownload, IconExternalLink, IconFileDownload, IconLink } from '@tabler/icons-react'
import { useGetUrlPreview } from '../../generated/client/content/content.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './stage.module.css'

/** A page elsewhere. `isFallback`: one line below a frame that the page may refuse to stand in. */
export function LinkCard({ url, isFallback = false }: { url: string; isFallback?: boolean }) {
  const host = hostOf(url)
  if (isFallback) {
    return (
      <p className={classes.fallback}>
        <Trans>
          Nothing to see?{' '}
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
      <PageWords url={url} host={host} />
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

/**
 * What the page says of itself, as the hub read it; only where it stands while that is on its way or cannot be read. Its
 * picture is left out: to fetch it would tell a stranger's server who is reading.
 */
function PageWords({ url, host }: { url: string; host: string }) {
  const { data: preview } = useGetUrlPreview({ url }, { query: { staleTime: Infinity, retry: false } })
  return (
    <div className={classes.cardWords}>
      <p className={classes.cardTitle}>{preview?.title ?? host}</p>
      {preview?.description && <p className={classes.cardText}>{preview.description}</p>}
      <p className={classes.cardText}>
        {preview?.title ? <>{host} · </> : null}
        <Trans>This page is outside the hub.</Trans>
      </p>
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
          {fileSize === null ? <Trans>Open it with a program on your device.</Trans> : format.bytes(fileSize)}
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
