import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../generate/paths.ts'
import { withFolder } from '../testing/folder.ts'
import { addOperation } from './add.ts'

function inACopy(act: (root: string) => void): void {
  withFolder({}, (root) => {
    for (const name of ['spec', 'server/feedback']) cpSync(join(ROOT, name), join(root, name), { recursive: true })
    act(root)
  })
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

test('writes the file of a new URL, its line and the empty handler', () =>
  inACopy((root) => {
    addOperation(root, { name: 'updateFeedbackColour', noun: 'feedback', url: '/feedback/{feedbackId}/colour' })
    const { paths } = parse(read(root, 'spec/openapi.yaml')) as { paths: Record<string, object> }
    expect(paths['/feedback/{feedbackId}/colour']).toEqual({ $ref: 'feedback/paths/feedback-colour.yaml' })
    expect(parse(read(root, 'spec/feedback/paths/feedback-colour.yaml'))).toMatchObject({
      parameters: [{ $ref: '../../common/parameters/FeedbackId.yaml' }],
      patch: {
        operationId: 'updateFeedbackColour',
        summary: null,
        'x-access': { allow: [] },
        'x-resource': { entity: 'Feedback', does: 'update' },
      },
    })
    expect(read(root, 'server/feedback/handlers.ts')).toMatch(/async updateFeedbackColour\(\) \{[^}]*\},\n\}\n$/)
  }))

test('adds a method to a URL that is there', () =>
  inACopy((root) => {
    addOperation(root, { name: 'getTopicRanks', noun: 'topics', url: '/topics/ranks/reset' })
    const file = parse(read(root, 'spec/topics/paths/topics-ranks-reset.yaml')) as Record<string, object>
    expect(Object.keys(file)).toEqual(expect.arrayContaining(['post', 'get']))
    expect(existsSync(join(root, 'server/topics/handlers.ts'))).toBe(true)
  }))

test('refuses what is there, and a noun or a method that is not', () =>
  inACopy((root) => {
    const add = (about: object) => () => addOperation(root, { name: 'getTopic', noun: 'topics', url: '/x', ...about })
    expect(add({ url: '/topics/{topicId}' })).toThrow('GET /topics/{topicId} is there already.')
    expect(add({ noun: 'planets' })).toThrow('There is no noun planets')
    expect(add({ method: 'FETCH' })).toThrow('METHOD is one of')
  }))
