import { useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import classes from './document.module.css'

type PageFieldProps = { page: number; pages: number; onGo: (page: number) => void }

/** Which page is seen, of how many. Another number leads there. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typed) onGo(Math.min(Math.max(Math.trunc(Number(typed)) || page, 1), pages))
    setTyped(null)
  }
  return (
    <form className={classes.place} onSubmit={go}>
      <input
        className={classes.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={t`Page`}
        aria-describedby={id}
        value={typed ?? page}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      <span id={id}>{t`of ${pages}`}</span>
      <span className="visually-hidden" role="status">
        {t`Page ${page} of ${pages}`}
      </span>
    </form>
  )
}
