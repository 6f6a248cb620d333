import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { ProblemNote } from '../page/problem-note.tsx'
import classes from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { Refusal } from './refusal.ts'
import { useFields, type Field, type FieldsOptions } from './use-fields.tsx'

interface SendFormProps<Values extends FieldValues> extends FieldsOptions<Values> {
  /** Sends what is typed. @returns null where it was taken */
  onSend: (values: Values) => Promise<Refusal | null>
  /** Called when it was taken and the fields are as they were. */
  onSent?: () => void
  /** What the button says, such as "Share". */
  send: string
  /** Whether it has to wait before it can be sent. */
  isBlocked?: boolean
  /** Whether it is all that the page has, as a sign-in: the button takes the whole width, and nobody is asked on leaving. */
  isWholePage?: boolean
  /** Other buttons, beside the one that sends. */
  buttons?: ReactNode
  children: (field: Field<Values>) => ReactNode
}

/** A form for what is sent once, such as a comment or a new password. Afterwards it begins anew. */
export function SendForm<Values extends FieldValues>(props: SendFormProps<Values>) {
  const { onSend, onSent, send, isBlocked = false, isWholePage = false, buttons, children, ...options } = props
  const { form, field, refusal, submit } = useFields(options, { onSend, onSent, valuesAfter: () => options.values })
  const { isDirty, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
        {children(field)}
        <div className={isWholePage ? classes.wideBar : classes.bar}>
          <Button type="submit" size={isWholePage ? 'md' : 'sm'} loading={isSubmitting} disabled={isBlocked}>
            {send}
          </Button>
          {buttons}
        </div>
      </form>
      {!options.draft && !isWholePage && <LeaveGuard isDirty={isDirty} />}
    </FormProvider>
  )
}
