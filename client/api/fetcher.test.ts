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

const keysSent = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
const post = (body: string) =>
  callHub('/topics/', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })

test('sends a key with each POST, another one for each thing that is done', async () => {
  fetched.mockImplementation(async () => Response.json({ success: true }, { status: 201 }))
  await post('{"name":"A"}')
  await post('{"name":"A"}')
  await callHub('/topics/', { method: 'GET' })
  const [first, second, read] = keysSent()
  expect(first).toMatch(/^[\d-]{7,}$/)
  expect(second).not.toBe(first)
  expect(read).toBeNull()
  expect(new Headers(fetched.mock.calls[0]![1]?.headers).get('Content-Type')).toBe('application/json')
})

test.each([
  ['no answer came', () => Promise.reject(new TypeError('no network'))],
  ['the hub or what stands before it failed', async () => new Response('Bad gateway', { status: 502 })],
  ['the first is still running', async () => refused(409, 'idempotency-key-in-use')],
])('repeats a call under its key where %s, and nothing else', async (_what, fails) => {
  fetched.mockImplementationOnce(fails)
  fetched.mockImplementation(async () => Response.json({ success: true }, { status: 201 }))
  await expect(post('{"name":"A"}')).rejects.toThrow()
  await post('{"name":"B"}')
  await post('{"name":"A"}')
  await post('{"name":"A"}')
  const [failed, other, again, anew] = keysSent()
  expect(again).toBe(failed)
  expect(new Set([failed, other, anew]).size).toBe(3)
})

test('takes a new key where the hub refused a call', async () => {
  fetched.mockResolvedValueOnce(refused(409, 'topic-name-taken'))
  fetched.mockResolvedValueOnce(Response.json({ success: true }))
  await expect(post('{"name":"A"}')).rejects.toThrow()
  await post('{"name":"A"}')
  expect(new Set(keysSent()).size).toBe(2)
})
