import { expect } from 'vitest'
import type { SequencedStep, Sequencer } from '../sequencer.ts'

/** Plays the activity that is shown: sets values, and ends with a wish. */
export function play(sequencer: Sequencer, values: Record<string, string>, wish = ''): SequencedStep {
  const runtime = sequencer.createRuntime()
  expect(runtime.lmsInitialize('')).toBe('true')
  for (const [name, value] of Object.entries(values)) expect(runtime.lmsSetValue(name, value), name).toBe('true')
  if (wish) runtime.lmsSetValue('adl.nav.request', wish)
  expect(runtime.lmsFinish('')).toBe('true')
  return sequencer.step()
}
