import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { ProblemNote } from '../page/problem-note.tsx'
import classes from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { Refusal } from './refusal.ts'
import { SaveBar } from './save-bar.tsx'
import { resetTo, useFields, type Field, type FieldsOptions } from './use-fields.tsx'

interface FormProps<Values extends FieldValues> extends FieldsOptions<Values> {
  /** Sends what is typed. @returns null where it was kept */
  onSave: (values: Values) => Promise<Refusal | null>
  /** Called when it was kept and nothing stops the person from leaving any more. */
  onSaved?: () => void
  /** What the fields hold once it was kept, where that is not as it was typed. */
  valuesAfter?: (typed: Values) => Values
  /** What the button says, such as "Save the name". */
  save: string
  children: (field: Field<Values>) => ReactNode
}

/**
 * A form for what is saved and can be changed. It says what is wrong at the field, whether all is saved, and asks before
 * what is typed is lost. An input that is not native finds the form with `useFormContext` of React Hook Form.
 */
export function Form<Values extends FieldValues>({
  onSave,
  onSaved,
  valuesAfter = (typed) => typed,
  save,
  children,
  ...options
}: FormProps<Values>) {
  const { form, field, refusal, isSent, submit } = useFields(options, {
    onSend: onSave,
    onSent: onSaved,
    valuesAfter,
  })
  const { isDirty, isSubmitting, defaultValues } = form.formState
  return (
    <FormProvider {...form}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
        {children(field)}
        <SaveBar
          save={save}
          isDirty={isDirty}
          isSaving={isSubmitting}
          isSaved={isSent}
          onDiscard={() => resetTo(form, defaultValues as Values)}
        />
      </form>
      {!options.draft && <LeaveGuard isDirty={isDirty} />}
    </FormProvider>
  )
}
