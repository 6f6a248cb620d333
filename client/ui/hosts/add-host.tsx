import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import '../control/field-styles.ts'
import type { Refusal } from '../form/refusal.ts'
import { SendForm } from '../form/send-form.tsx'
import { hostIn } from './host-in.ts'

const BODY = { host: { required: true, minLength: 1, maxLength: 2000 } }

type AddHostProps = {
  hosts: readonly string[]
  /** Keeps the hosts as they are from now on. @returns null where they were taken */
  onSend: (hosts: string[]) => Promise<Refusal | null>
}

/** One more host from which packages may load. */
export function AddHost({ hosts, onSend }: AddHostProps) {
  const { t } = useLingui()
  const send = async ({ host: typed }: { host: string }): Promise<Refusal | null> => {
    const host = hostIn(typed)
    if (!host) return { title: '', text: '', fields: { host: t`Enter the name of a host, such as www.youtube.com.` } }
    if (hosts.includes(host)) return null
    const refusal = await onSend([...hosts, host])
    const fault = refusal?.fields[`allowedHosts.${hosts.length}`]
    return refusal && fault ? { ...refusal, fields: { host: fault } } : refusal
  }
  return (
    <SendForm body={BODY} values={{ host: '' }} onSend={send} send={t`Allow the host`}>
      {(field) => (
        <TextInput
          label={t`Another host`}
          description={t`Each host by its whole name, such as www.youtube.com. It is reached over https only.`}
          autoComplete="off"
          spellCheck={false}
          {...field('host')}
        />
      )}
    </SendForm>
  )
}

/** What allowing a host means. */
export function HostRisk() {
  return (
    <Trans>
      A host that is allowed can receive what a course knows: who learns, what they answer and how they do. Its scripts
      run in the course. Allow only hosts that your organisation trusts.
    </Trans>
  )
}
