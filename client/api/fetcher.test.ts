// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callHub } from './fetcher.ts'
import { sessionStarted, useEnrolmentRequired, useSessionEnded } from './session-store.ts'
import { answerStepUp, askStepUp } from './step-up.ts'

const fetched = vi.fn<typeof fetch>()
const refused = (status: number, code: string) => Response.json({ status, code, detail: '' }, { status })

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  sessionStarted()
})

/** Answers as the person does, once they are asked. */
async function answer(isProved: boolean): Promise<void> {
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  answerStepUp(isProved)
}

test('makes a call again once the password was entered, with all that was sent', async () => {
  fetched.mockResolvedValueOnce(refused(403, 'step-up-required')).mockResolvedValueOnce(Response.json({ id: '1' }))
  const call = callHub('/me/tokens', { method: 'POST', body: '{"name":"Calendar"}' })
  await answer(true)
  expect(await call).toEqual({ id: '1' })
  const [first, second] = fetched.mock.calls
  expect(second).toEqual(first)
})

test('fails with what the hub said where the person would rather not', async () => {
  fetched.mockResolvedValueOnce(refused(403, 'step-up-required'))
  const call = callHub('/me/tokens', { method: 'POST' })
  const fails = expect(call).rejects.toMatchObject({ code: 'step-up-required' })
  await answer(false)
  await fails
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('asks once for all calls that wait', async () => {
  const [one, other] = [askStepUp(), askStepUp()]
  answerStepUp(true)
  expect(await Promise.all([one, other])).toEqual([true, true])
})

test('takes only a 401 of a session for the end of it', async () => {
  const { result } = renderHook(() => useSessionEnded())
  for (const code of ['wrong-credentials', 'second-factor-required', 'second-factor-wrong', 'second-factor-expired']) {
    fetched.mockResolvedValueOnce(refused(401, code))
    await callHub('/auth/sign-in').catch(() => undefined)
    expect(result.current, code).toBe(false)
  }
  fetched.mockResolvedValueOnce(refused(401, 'not-signed-in'))
  await callHub('/me/profile').catch(() => undefined)
  await vi.waitFor(() => expect(result.current).toBe(true))
})

test('says that a second factor has to be set up first', async () => {
  const { result } = renderHook(() => useEnrolmentRequired())
  fetched.mockResolvedValueOnce(refused(403, 'second-factor-enrolment-required'))
  await callHub('/me/profile').catch(() => undefined)
  await vi.waitFor(() => expect(result.current).toBe(true))
})
