import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FILLED, rampOf } from '../ui/brand/brand.ts'
import classes from './look-preview.module.css'

type Look = { name: string; logoUrl: string | null; colour: string }

/** Where people meet the logo and the colour, as they are chosen now. */
export function LookPreview(look: Look) {
  const { t } = useLingui()
  const ramp = rampOf(look.colour)
  return (
    <section aria-label={t`Preview`} className={classes.previews}>
      <Frame caption={t`Light`} ground={classes.light!}>
        <Bar {...look} filled={ramp[FILLED]} link={ramp[7]} />
      </Frame>
      <Frame caption={t`Dark`} ground={classes.dark!}>
        <Bar {...look} filled={ramp[FILLED]} link={ramp[3]} />
      </Frame>
      <Frame caption={t`E-mail`} ground={classes.mail!}>
        <Mail {...look} />
      </Frame>
      <p className={classes.note}>
        <Trans>
          E-mails show the logo where <Link to="/manage/settings/mail">Look of e-mails</Link> says so.
        </Trans>
      </p>
    </section>
  )
}

function Frame({ caption, ground, children }: { caption: string; ground: string; children: ReactNode }) {
  return (
    <figure className={classes.frame}>
      <figcaption>{caption}</figcaption>
      <div className={`${classes.ground} ${ground}`}>{children}</div>
    </figure>
  )
}

function Bar({ name, logoUrl, filled, link }: Look & { filled: string; link: string }) {
  return (
    <>
      <p className={classes.bar}>
        {logoUrl ? (
          <img src={logoUrl} alt="" />
        ) : (
          <span className={classes.mark} style={{ background: filled }} aria-hidden />
        )}
        <strong>{name}</strong>
      </p>
      <p className={classes.row}>
        <span className={classes.button} style={{ background: filled }}>
          <Trans>Continue</Trans>
        </span>
        <span className={classes.link} style={{ color: link }}>
          <Trans>A link</Trans>
        </span>
      </p>
    </>
  )
}

function Mail({ name, logoUrl }: Look) {
  return (
    <>
      {logoUrl && <img className={classes.mailLogo} src={logoUrl} alt={name} />}
      <p className={classes.words}>
        <Trans>The words of the e-mail stand below.</Trans>
      </p>
    </>
  )
}
