import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { useKept, type Draft } from './draft.ts'
import { faultOf, isNeeded } from './faults.ts'
import { isNumeric, limitsAt, type Body, type BodyWith, type Limits } from './limits.ts'
import type { Refusal } from './refusal.ts'
import { sentValue, sentValues } from './sent.ts'

/** What an input of the form is given beside its label. */
export type FieldProps<Name extends string = string> = UseFormRegisterReturn<Name> & {
  error: ReactNode
  'aria-invalid': true | undefined
  readOnly?: boolean
  minLength?: number | undefined
  type?: string
  inputMode?: 'decimal' | 'numeric'
}

/** Makes an input of Mantine belong to the form: `<TextInput label={...} {...field('name')} />`. */
export type Field<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  name: Name,
  /** `isRequired` where something beside the contract asks for it. */
  options?: { isRequired?: boolean },
) => FieldProps<Name>

/** What every form is given. */
export interface FieldsOptions<Values extends FieldValues> {
  /** What the contract says of the fields: the table of the operation in generated/client/bodies. */
  body: BodyWith<NoInfer<Values>>
  /** What is saved now, in the shape of the contract's body. Newer ones replace what nobody has typed into. */
  values: Values
  /** Keeps what is typed until it is sent. */
  draft?: Draft | undefined
}

interface Sending<Values> {
  /** Sends what is typed. @returns null where it was kept */
  onSend: (values: Values) => Promise<Refusal | null>
  /** Called when it was kept, and nothing in the form counts as unsaved any more. */
  onSent: (() => void) | undefined
  /** What the fields hold then. */
  valuesAfter: (typed: Values) => Values
}

interface Fields<Values extends FieldValues> {
  form: UseFormReturn<Values>
  field: Field<Values>
  refusal: Refusal | null
  /** Whether the last that was sent was kept. */
  isSent: boolean
  /** Sends what is typed unless something is wrong with it. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * The fields of a form, each held against the contract before anything is sent. What is wrong is said at its field, and
 * the person is taken to the first.
 */
export function useFields<Values extends FieldValues>(
  { body, values, draft }: FieldsOptions<Values>,
  { onSend, onSent, valuesAfter }: Sending<Values>,
): Fields<Values> {
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [sentTimes, setSentTimes] = useState(0)
  const isOnItsWay = useRef(false)
  const keepFocus = useKeptFocus(form.formState.isSubmitting)
  useKept(form, values, draft)
  const send = async (typed: Values, element: HTMLFormElement) => {
    const refused = await onSend(sentValues(typed, body as Body))
    setRefusal(refused && !blame(form, element, refused) ? refused : null)
    if (refused) return
    draft?.keep({})
    resetTo(form, valuesAfter(typed))
    setSentTimes((times) => times + 1)
  }
  // After the guard against leaving has heard that nothing is unsaved.
  const tellSent = useEffectEvent(() => onSent?.())
  useEffect(() => {
    if (sentTimes > 0) tellSent()
  }, [sentTimes])
  return {
    form,
    field: fieldOf(form, body as Body),
    refusal,
    isSent: sentTimes > 0 && !refusal,
    submit: (event) => {
      const element = event.currentTarget
      event.preventDefault()
      // A key can submit a form whose button waits, and a click comes before the button knows.
      if (isOnItsWay.current) return
      isOnItsWay.current = true
      setRefusal(null)
      keepFocus(element)
      void form
        .handleSubmit((typed) => send(typed, element))(event)
        .finally(() => (isOnItsWay.current = false))
    },
  }
}

/**
 * A button that waits for an answer loses the focus, and with it a keyboard its place: it goes back there, or to the first
 * field where the button still waits. @returns what to call with the form when it is sent
 */
function useKeptFocus(isSubmitting: boolean): (form: HTMLFormElement) => void {
  const before = useRef<{ element: Element | null; form: HTMLFormElement } | null>(null)
  useEffect(() => {
    if (isSubmitting || !before.current) return
    const { element, form } = before.current
    before.current = null
    if (document.activeElement !== document.body || !form.isConnected) return
    const target = element?.matches(':disabled') ? form.elements[0] : element
    if (target instanceof HTMLElement && target.isConnected) target.focus()
  }, [isSubmitting])
  return (form) => {
    if (form.contains(document.activeElement)) before.current = { element: document.activeElement, form }
  }
}

/** Puts other values into the form, as they are saved. */
export function resetTo<Values extends FieldValues>(form: UseFormReturn<Values>, values: Values): void {
  // The options of the form itself are for newer values that come while somebody types.
  form.reset(values, { keepDirtyValues: false, keepErrors: false })
}

function fieldOf<Values extends FieldValues>(form: UseFormReturn<Values>, body: Body): Field<Values> {
  return (name, { isRequired } = {}) => {
    const limits = limitsAt(body, name)
    const isKept = Boolean(get(form.formState.defaultValues, name))
    const needed = isRequired ?? isNeeded(limits, isKept)
    const registered = form.register(name, {
      validate: (typed) => faultOf(sentValue(typed, limits), limits, needed) ?? true,
    })
    const error = form.getFieldState(name, form.formState).error?.message
    return {
      ...registered,
      required: needed,
      error,
      // Mantine's input for passwords does not say it by itself.
      'aria-invalid': error ? true : undefined,
      ...attributesOf(limits, form.formState.isSubmitting),
    }
  }
}

/** What HTML can say of it without cutting off or changing what is typed. */
function attributesOf(
  limits: Limits,
  isSubmitting: boolean,
): Pick<FieldProps, 'readOnly' | 'minLength' | 'type' | 'inputMode'> {
  const { type, format, minLength } = limits
  if (type === 'boolean' || type === 'array') return {}
  // What is on its way is not changed meanwhile.
  const readOnly = isSubmitting
  if (isNumeric(limits)) return { readOnly, inputMode: type === 'integer' ? 'numeric' : 'decimal' }
  if (format === 'email') return { readOnly, minLength, type: 'email' }
  return format === 'uri' ? { readOnly, minLength, type: 'url' } : { readOnly, minLength }
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
