import { useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react'
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { ProblemNote } from '../problem-note.tsx'
import classes from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { Refusal } from './refusal.ts'
import { SaveBar } from './save-bar.tsx'

/** Makes an input of Mantine belong to the form: `<TextInput label={...} {...field('name')} />`. */
export type Field<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  name: Name,
  options?: RegisterOptions<Values, Name>,
) => UseFormRegisterReturn<Name> & { error: ReactNode; readOnly: boolean }

interface FormProps<Values extends FieldValues> {
  /** What is saved now, in the shape of the contract's body. Newer ones replace what nobody has typed into. */
  values: Values
  /** Sends what is typed. @returns null where it was kept */
  onSave: (values: Values) => Promise<Refusal | null>
  /** Called when it was kept and nothing stops the person from leaving any more. */
  onSaved?: () => void
  /** What the button says, such as "Save the name". */
  save: string
  children: (field: Field<Values>) => ReactNode
}

/**
 * A form that says what is wrong at the field, whether all is saved, and asks before what is typed is lost. An input that
 * is not native finds the form with `useFormContext` of React Hook Form.
 */
export function Form<Values extends FieldValues>({ values, onSave, onSaved, save, children }: FormProps<Values>) {
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [savedTimes, setSavedTimes] = useState(0)
  const { isDirty, isSubmitting } = form.formState
  const send = async (typed: Values, element: HTMLFormElement) => {
    const refused = await onSave(typed)
    const blamed = refused ? blame(form, element, refused) : false
    setRefusal(blamed ? null : refused)
    if (refused) return
    resetTo(form, typed)
    setSavedTimes((times) => times + 1)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    void form.handleSubmit((typed) => send(typed, element))(event)
  }
  // After the guard below has heard that nothing is unsaved.
  const tellSaved = useEffectEvent(() => onSaved?.())
  useEffect(() => {
    if (savedTimes > 0) tellSaved()
  }, [savedTimes])
  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={submit}>
        {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
        {children(fieldOf(form))}
        <SaveBar
          save={save}
          isDirty={isDirty}
          isSaving={isSubmitting}
          isSaved={savedTimes > 0 && !refusal}
          onDiscard={() => resetTo(form, form.formState.defaultValues as Values)}
        />
      </form>
      <LeaveGuard isDirty={isDirty} />
    </FormProvider>
  )
}

function fieldOf<Values extends FieldValues>(form: UseFormReturn<Values>): Field<Values> {
  return (name, options) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
    // What is on its way is not changed meanwhile.
    readOnly: form.formState.isSubmitting,
  })
}

function resetTo<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  // The options of the form itself are for newer values that come while somebody types.
  form.reset(values, { keepDirtyValues: false, keepErrors: false })
}

/** Says at each field what is wrong with it, and goes to the first. @returns whether every fault found its field */
function blame<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
  { fields }: Refusal,
): boolean {
  const faults = Object.entries(fields)
  const own = faults.filter(([path]) => element.elements.namedItem(path))
  own.forEach(([path, message], index) =>
    form.setError(path as FieldPath<Values>, { type: 'refused', message }, { shouldFocus: index === 0 }),
  )
  return own.length > 0 && own.length === faults.length
}
