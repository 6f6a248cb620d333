import { expect } from 'vitest'
import type { Somebody } from '../testing/app.ts'

/** Makes a topic as an admin would, on the first level or below another one. @returns its id */
export async function makeTopic(admin: Somebody, name: string, parentTopicId: string | null = null): Promise<string> {
  const answer = await admin.post('/topics/', { name, parentTopicId })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id as string
}
