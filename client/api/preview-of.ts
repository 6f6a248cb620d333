import type { Refusal } from '../ui/form/refusal.ts'
import { refusalOf } from './refusal-of.ts'

/** The answer of a preview as the wizard of a mass change takes it. @param asked the call of the operation */
export function previewOf<Preview>(asked: Promise<Preview>): Promise<{ preview: Preview } | { refusal: Refusal }> {
  return asked.then(
    (preview) => ({ preview }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  )
}
